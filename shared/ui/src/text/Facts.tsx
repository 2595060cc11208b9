import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
  },
  // a sentence in a narrow column would be many short lines
  wide: { gridColumn: '1 / -1' },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

/** A value of more letters takes the whole width. */
const LONG = 70;

/** Names with their values, side by side where there is room. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.root}>
      {facts.map(([name, value]) => (
        <div key={name} className={typeof value === 'string' && value.length > LONG ? styles.wide : undefined}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
