import { makeStyles, tokens } from '@territori/ui/theme';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '2.5rem',
    '@media print': { display: 'none' },
  },
  year: {
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    minWidth: '4ch',
  },
  // on a dark page Chromium draws a white track for an accent that is too dark
  line: { width: '100%', minWidth: 0, margin: 0, height: '24px', accentColor: tokens.colorBrandForeground1 },
});

export interface YearLineProps {
  readonly label: string;
  readonly first: number;
  readonly last: number;
  readonly year: number;
  /** The value of the line for screen readers. */
  readonly words: string;
  readonly onYear: (year: number) => void;
}

/** A slider of years, with the chosen year beside it. */
export function YearLine({ label, first, last, year, words, onYear }: YearLineProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <span className={styles.year}>{year}</span>
      <input
        className={styles.line}
        type="range"
        min={first}
        max={last}
        value={year}
        aria-label={label}
        aria-valuetext={words}
        onChange={({ target }) => onYear(Number(target.value))}
      />
    </div>
  );
}
