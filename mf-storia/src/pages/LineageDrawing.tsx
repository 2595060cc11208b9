import { formatDate, today, useMessages } from '@territori/kit';
import { useWidth } from '@territori/ui/layout';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import type { Lineage } from '../data/lineage.ts';
import { LINEAGE_BAR_HEIGHT, lineageDrawing } from '../data/lineageDrawing.ts';
import type it from '../messages/it.json';
import { YearAxis } from './YearAxis.tsx';

const useStyles = makeStyles({
  root: { minWidth: 0, minHeight: '6rem' },
  drawing: { display: 'block', fontSize: '13px', fontFamily: tokens.fontFamilyBase, fill: tokens.colorNeutralForeground1 },
  // lines pass behind the labels
  label: { paintOrder: 'stroke', stroke: tokens.colorNeutralBackground1, strokeWidth: 4, strokeLinejoin: 'round' },
  bar: { fill: tokens.colorBrandBackground, '@media (forced-colors: active)': { fill: 'Highlight' } },
  joint: { stroke: tokens.colorBrandStroke1, strokeWidth: 2 },
  flow: { stroke: tokens.colorNeutralStrokeAccessible, strokeWidth: 1.5, strokeDasharray: '3 3' },
  point: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStrokeAccessible, strokeWidth: 2 },
  relative: { fill: tokens.colorNeutralForeground2 },
});

/**
 * The lineage drawn against the years: a bar for each code and name, a point where territory came from or went to other
 * units. The list beside it has the same content as text.
 */
export function LineageDrawing({ lineage }: { lineage: Lineage }) {
  const styles = useStyles();
  const text = useMessages<typeof it>();
  const [container, width] = useWidth<HTMLDivElement>(0);
  const drawing =
    width > 0
      ? lineageDrawing(lineage, width, today(), {
          from: (names) => text('disegno.da', { nomi: names }),
          into: (names) => text('disegno.in', { nomi: names }),
        })
      : null;
  return (
    <div ref={container} className={styles.root}>
      {drawing && (
        <svg
          role="img"
          aria-label={text('disegno', { count: drawing.steps.length, dal: formatDate(lineage.steps[0]?.from) })}
          width={drawing.width}
          height={drawing.height}
          className={styles.drawing}
        >
          <YearAxis ticks={drawing.ticks} height={drawing.height} />
          {drawing.passages.map(({ key, x, y, barY }) => (
            <line key={key} x1={x} x2={x} y1={y} y2={y < barY ? barY : barY + LINEAGE_BAR_HEIGHT} className={styles.flow} />
          ))}
          {drawing.joints.map(({ x, from, to }) => (
            <line key={`${x} ${from}`} x1={x} x2={x} y1={from} y2={to} className={styles.joint} />
          ))}
          {drawing.steps.map(({ step, x, y, width: length, label, labelX }) => (
            <g key={step.from}>
              <text x={labelX} y={y - 6} className={styles.label}>
                {label}
              </text>
              <rect x={x} y={y} width={length} height={LINEAGE_BAR_HEIGHT} rx={2} className={styles.bar} />
            </g>
          ))}
          {drawing.passages.map(({ key, x, y, label, labelX }) => (
            <g key={key}>
              <circle cx={x} cy={y} r={4} className={styles.point} />
              <text x={labelX} y={y + 4} className={mergeClasses(styles.label, styles.relative)}>
                {label}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
