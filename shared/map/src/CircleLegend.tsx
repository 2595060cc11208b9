import { makeStyles, tokens } from '@territori/ui/theme';
import { type Circles, circlePath } from './circles.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex', gap: tokens.spacingHorizontalS, alignItems: 'center' },
  circle: {
    flex: 'none',
    overflow: 'visible',
    fill: tokens.colorBrandForeground1,
    fillOpacity: 0.5,
    stroke: tokens.colorBrandForeground1,
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { fill: 'Highlight', stroke: 'Highlight' },
  },
});

/** Room for the line around a circle, in pixels. */
const EDGE = 1;

/** How large the circle of a quantity is. */
export function CircleLegend({ title, circles }: { readonly title: string; readonly circles: Circles }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={title}>
      {circles.legend.map(({ radius, label }) => (
        <li key={label} className={styles.item}>
          <svg width={2 * (radius + EDGE)} height={2 * (radius + EDGE)} aria-hidden="true" className={styles.circle}>
            <path d={circlePath(radius + EDGE, radius + EDGE, radius)} />
          </svg>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
