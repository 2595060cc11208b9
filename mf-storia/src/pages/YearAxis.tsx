import { makeStyles, tokens } from '@territori/ui/theme';

const useStyles = makeStyles({
  line: { stroke: tokens.colorNeutralStroke2, strokeWidth: 1 },
  year: { fill: tokens.colorNeutralForeground3, textAnchor: 'middle', fontSize: '13px' },
});

export interface YearAxisProps {
  /** The labelled years, each with its distance from the left edge in pixels. */
  readonly ticks: readonly { readonly x: number; readonly year: number }[];
  /** Height of the drawing in pixels. */
  readonly height: number;
}

/** The years above a drawing, each with a line down to its lower edge. */
export function YearAxis({ ticks, height }: YearAxisProps) {
  const styles = useStyles();
  return ticks.map(({ x, year }) => (
    <g key={year}>
      <line x1={x} x2={x} y1={20} y2={height} className={styles.line} />
      <text x={x} y={13} className={styles.year}>
        {year}
      </text>
    </g>
  ));
}
