import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import { matches } from './matches.ts';

const useStyles = makeStyles({
  mark: {
    backgroundColor: tokens.colorPaletteYellowBackground1,
    color: 'inherit',
    borderRadius: tokens.borderRadiusSmall,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { backgroundColor: 'Mark', color: 'MarkText' },
  },
});

/** A text in which the searched text is marked; capitals and accents are ignored. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const styles = useStyles();
  const parts: React.ReactNode[] = [];
  let from = 0;
  for (const [start, end] of matches(text, query)) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
