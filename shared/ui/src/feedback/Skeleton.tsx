import { makeStyles, mergeClasses } from '@griffel/react';
import { tokens } from '@territori/ui/theme';

const useStyles = makeStyles({
  bar: {
    display: 'block',
    height: '0.75em',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    animationName: { '50%': { opacity: 0.5 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    animationTimingFunction: tokens.curveEasyEase,
    '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
  },
  lines: { display: 'grid', gap: tokens.spacingVerticalM },
  last: { width: '60%' },
  title: { height: '1.25em', width: '50%' },
  // a label of a field, then a line for each choice
  options: { display: 'grid', gridTemplateRows: '30px', gridAutoRows: '32px', alignItems: 'center' },
  option: { width: '40%' },
  cards: { display: 'grid', gap: tokens.spacingHorizontalXXL, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
  card: {
    display: 'grid',
    alignContent: 'start',
    gap: tokens.spacingVerticalM,
    minHeight: '9rem',
    padding: tokens.spacingHorizontalXXL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
});

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** One grey bar, as wide as its container. Hidden from screen readers: the component that shows it must announce the loading. */
export function Skeleton({ width }: { width?: string }) {
  return <span aria-hidden="true" className={useStyles().bar} style={{ width }} />;
}

/** Shown while a paragraph is loading. */
export function SkeletonText({ lines = 3, title = false }: { lines?: number; title?: boolean }) {
  const styles = useStyles();
  return (
    <div aria-hidden="true" className={styles.lines}>
      {title && <span className={mergeClasses(styles.bar, styles.title)} />}
      {range(lines).map((line) => (
        <span key={line} className={mergeClasses(styles.bar, line === lines - 1 && lines > 1 && styles.last)} />
      ))}
    </div>
  );
}

/** Shown while a labelled group of choices is loading, with the same height. */
export function SkeletonOptions({ rows }: { rows: number }) {
  const styles = useStyles();
  return (
    <div aria-hidden="true" className={styles.options}>
      {range(rows + 1).map((row) => (
        <span key={row} className={mergeClasses(styles.bar, row > 0 && styles.option, row === 0 && styles.last)} />
      ))}
    </div>
  );
}

/** Shown while cards are loading. */
export function SkeletonCards({ count = 3 }: { count?: number }) {
  const styles = useStyles();
  return (
    <div aria-hidden="true" className={styles.cards}>
      {range(count).map((card) => (
        <div key={card} className={styles.card}>
          <SkeletonText title lines={2} />
        </div>
      ))}
    </div>
  );
}
