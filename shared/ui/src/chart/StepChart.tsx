import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

export interface StepPoint {
  /** YYYY-MM-DD: the day from which `value` holds. */
  readonly date: string;
  readonly value: number;
}

export interface StepChartProps {
  title: ReactNode;
  /** By date. */
  points: readonly StepPoint[];
  /** Last day the last value holds, YYYY-MM-DD. */
  until: string;
  formatDate: (iso: string) => string;
  formatValue: (value: number) => string;
  labels: {
    date: string;
    value: string /** Opens the table. */;
    showTable: string /** What the drawing shows, in a sentence. */;
    description: string;
  };
}

const WIDTH = 720;
const HEIGHT = 240;
const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

const useStyles = makeStyles({
  root: { margin: 0, display: 'grid', gap: tokens.spacingVerticalS },
  svg: { width: '100%', height: 'auto' },
  line: { fill: 'none', stroke: tokens.colorBrandStroke1, strokeWidth: '2', vectorEffect: 'non-scaling-stroke' },
});

/** How a number changed: a line in steps, each value holding until the next, with the same figures as a table. */
export function StepChart({ title, points, until, formatDate, formatValue, labels }: StepChartProps) {
  const styles = useStyles();
  const first = points[0];
  if (!first) return null;
  const values = points.map((point) => point.value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (iso: string) => ((day(iso) - day(first.date)) / (day(until) - day(first.date) || 1)) * WIDTH;
  const y = (value: number) => HEIGHT - ((value - low) / (high - low || 1)) * HEIGHT;
  const path = `M0,${y(first.value)}${points
    .slice(1)
    .map((point) => `H${x(point.date)}V${y(point.value)}`)
    .join('')}H${WIDTH}`;
  return (
    <figure className={styles.root}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.svg} role="img" aria-label={labels.description}>
        <path d={path} className={styles.line} />
      </svg>
      <details>
        <summary>{labels.showTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.date}</th>
              <th scope="col">{labels.value}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.date}>
                <td>{formatDate(point.date)}</td>
                <td>{formatValue(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
