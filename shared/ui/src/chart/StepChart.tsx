import { makeStyles } from '@griffel/react';
import { useWidth } from '@territori/ui/layout';
import { tokens } from '@territori/ui/theme';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import { ChartTable, type ChartTableProps } from './ChartTable.tsx';
import type { StepPoint } from './StepPoint.ts';
import { valueTicks, yearTicks } from './ticks.ts';

export interface StepChartProps extends ChartTableProps {
  title: ReactNode;
  /** Last day of the last value, YYYY-MM-DD. */
  until: string;
  labels: ChartTableProps['labels'] & {
    /** A sentence that describes the drawing. */
    description: string;
  };
}

const HEIGHT = 280;
const MARGIN = { top: 12, right: 16, bottom: 28, left: 56 };

const useStyles = makeStyles({
  root: { margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.spacingHorizontalL },
  title: { fontWeight: tokens.fontWeightSemibold },
  readout: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  svg: { display: 'block', width: '100%', height: `${HEIGHT}px`, touchAction: 'pan-y' },
  grid: { stroke: tokens.colorNeutralStroke2 },
  tick: { fill: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase100, fontVariantNumeric: 'tabular-nums' },
  line: { fill: 'none', stroke: tokens.colorBrandStroke1, strokeWidth: '2', strokeLinejoin: 'round' },
  cursor: { stroke: tokens.colorNeutralStrokeAccessible, strokeDasharray: '3 3' },
  dot: { fill: tokens.colorBrandStroke1, stroke: tokens.colorNeutralBackground1, strokeWidth: '2' },
});

const time = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

/** Index of the last point that is not after `at`. */
function lastUpTo(points: readonly StepPoint[], at: number) {
  let [low, high] = [0, points.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (time(points[middle]?.date ?? '') <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Shows how a number changed: a line in steps, on which each value lasts until the next. Pointer and arrow keys select
 * single values; a table shows the same figures. The vertical axis begins near the lowest value, because the chart
 * shows the change.
 */
export function StepChart(props: StepChartProps) {
  const { title, points, until, formatDate, formatValue, labels } = props;
  const styles = useStyles();
  const [svg, width] = useWidth<SVGSVGElement>(720);
  const [chosen, setChosen] = useState(points.length - 1);
  const index = Math.min(chosen, points.length - 1);
  const from = points[0]?.date ?? until;

  const drawing = useMemo(() => {
    const values = points.map((point) => point.value);
    const ticks = valueTicks(Math.min(...values), Math.max(...values), 4);
    const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
    const span = time(until) - time(from) || 1;
    const x = (iso: string) => MARGIN.left + ((time(iso) - time(from)) / span) * (width - MARGIN.left - MARGIN.right);
    const y = (value: number) => HEIGHT - MARGIN.bottom - ((value - low) / (high - low || 1)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
    const steps = points
      .map((point, place) => `${place ? 'H' : 'M'}${x(point.date).toFixed(1)}${place ? 'V' : ','}${y(point.value).toFixed(1)}`)
      .join('');
    return { ticks, x, y, line: `${steps}H${x(until).toFixed(1)}` };
  }, [points, from, until, width]);

  const point = points[index];
  if (!point) return null;
  const { x, y } = drawing;
  const readout = `${formatDate(point.date)}: ${formatValue(point.value)}`;

  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const at = (event.clientX - event.currentTarget.getBoundingClientRect().left - MARGIN.left) / (width - MARGIN.left - MARGIN.right);
    setChosen(lastUpTo(points, time(from) + at * (time(until) - time(from))));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      PageDown: index - 10,
      PageUp: index + 10,
      Home: 0,
      End: points.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(points.length - 1, target)));
  };

  return (
    <figure className={styles.root}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={styles.readout} aria-hidden="true">
          {readout}
        </span>
      </figcaption>
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className={styles.svg}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a drawing is the slider of its own read-out
        role="slider"
        tabIndex={0}
        aria-label={labels.description}
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={index}
        aria-valuetext={readout}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onKeyDown={onKeyDown}
      >
        {drawing.ticks.map((tick) => (
          <g key={tick}>
            <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} className={styles.grid} />
            <text x={MARGIN.left - 8} y={y(tick)} dy="0.35em" textAnchor="end" className={styles.tick}>
              {formatValue(tick)}
            </text>
          </g>
        ))}
        {yearTicks(from, until, Math.max(2, Math.floor(width / 64))).map((year) => (
          <text key={year} x={x(`${year}-01-01`)} y={HEIGHT - 8} textAnchor="middle" className={styles.tick}>
            {year}
          </text>
        ))}
        <path d={drawing.line} className={styles.line} />
        <line x1={x(point.date)} x2={x(point.date)} y1={MARGIN.top} y2={HEIGHT - MARGIN.bottom} className={styles.cursor} />
        <circle cx={x(point.date)} cy={y(point.value)} r="5" className={styles.dot} />
      </svg>
      <ChartTable points={points} formatDate={formatDate} formatValue={formatValue} labels={labels} />
    </figure>
  );
}
