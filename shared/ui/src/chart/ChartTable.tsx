import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import { useState } from 'react';
import type { StepPoint } from './StepPoint.ts';

export interface ChartTableProps {
  /** By date, ascending. */
  points: readonly StepPoint[];
  formatDate: (iso: string) => string;
  formatValue: (value: number) => string;
  labels: {
    /** Heads of the table's columns. */
    date: string;
    value: string;
    showTable: string;
  };
}

const useStyles = makeStyles({
  summary: { width: 'fit-content', minHeight: '24px', cursor: 'pointer', color: tokens.colorBrandForegroundLink },
  scroll: { maxHeight: '20rem', overflow: 'auto', marginTop: tokens.spacingVerticalS },
  table: { borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'end',
    fontWeight: tokens.fontWeightRegular,
  },
});

/** The chart's figures as a table, made when it is opened: a long series has thousands of rows. */
export function ChartTable({ points, formatDate, formatValue, labels }: ChartTableProps) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{labels.showTable}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section aria-label={labels.showTable} tabIndex={0} className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.cell}>
                  {labels.date}
                </th>
                <th scope="col" className={styles.cell}>
                  {labels.value}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.date}>
                  <th scope="row" className={styles.cell}>
                    {formatDate(point.date)}
                  </th>
                  <td className={styles.cell}>{formatValue(point.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
