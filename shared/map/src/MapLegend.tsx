import { makeStyles, tokens } from '@territori/ui/theme';
import { useId } from 'react';
import { PATTERN_TILE, patternLineWidth, patternPath } from './patterns.ts';
import type { ShadingClass } from './Shading.ts';

export interface MapLegendProps {
  readonly title: string;
  readonly classes: readonly ShadingClass[];
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex', gap: tokens.spacingHorizontalS, alignItems: 'center' },
  swatch: {
    flex: 'none',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
    '@media print': { printColorAdjust: 'exact' },
  },
  ground: { '@media (forced-colors: active)': { fill: 'Canvas !important' } },
  full: { '@media (forced-colors: active)': { fill: 'CanvasText !important' } },
  lines: { fill: 'none', strokeLinecap: 'round', '@media (forced-colors: active)': { stroke: 'CanvasText !important' } },
});

/** What the fills of a map mean: each with the colour and the pattern that the map has. */
export function MapLegend({ title, classes }: MapLegendProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <ul className={styles.list} aria-label={title}>
      {classes.map(({ label, look }, place) => (
        <li key={label} className={styles.item}>
          <svg width="34" height="18" aria-hidden="true" className={styles.swatch}>
            <pattern id={`${id}${place}`} width={PATTERN_TILE} height={PATTERN_TILE} patternUnits="userSpaceOnUse">
              <path
                d={patternPath(look.pattern)}
                strokeWidth={patternLineWidth(look.pattern)}
                className={styles.lines}
                style={{ stroke: look.ink }}
              />
            </pattern>
            <rect width="100%" height="100%" className={look.full ? styles.full : styles.ground} style={{ fill: look.color }} />
            <rect width="100%" height="100%" fill={`url(#${id}${place})`} />
          </svg>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
