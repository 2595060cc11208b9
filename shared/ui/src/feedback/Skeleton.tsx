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
  // the same with choices across, of which two fit beside each other on the narrowest screen
  labelAbove: { gridAutoRows: 'auto' },
  row: { display: 'flex', flexWrap: 'wrap' },
  choice: {
    boxSizing: 'border-box',
    display: 'grid',
    alignItems: 'center',
    width: '110px',
    height: '32px',
    paddingRight: tokens.spacingHorizontalL,
  },
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

/** Shown while a labelled group of choices is loading, with the same height: one a line, or several across as far as there is room. */
export function SkeletonOptions(choices: { rows: number } | { across: number }) {
  const styles = useStyles();
  const across = 'across' in choices;
  return (
    <div aria-hidden="true" className={mergeClasses(styles.options, across && styles.labelAbove)}>
      <span className={mergeClasses(styles.bar, styles.last)} />
      {across ? (
        <div className={styles.row}>
          {range(choices.across).map((choice) => (
            <div key={choice} className={styles.choice}>
              <span className={styles.bar} />
            </div>
          ))}
        </div>
      ) : (
        range(choices.rows).map((row) => <span key={row} className={mergeClasses(styles.bar, styles.option)} />)
      )}
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
