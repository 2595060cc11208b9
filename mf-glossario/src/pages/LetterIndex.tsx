import { useMessages } from '@territori/kit';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { ToggleButton } from '@territori/ui/toggle';
import { useId } from 'react';
import { LETTERS } from '../data/glossaryGroups.ts';
import type it from '../messages/it.json';

export interface LetterIndexProps {
  /** The first letters of the terms; other letters are disabled. */
  readonly inUse: ReadonlySet<string>;
  /** Null means all letters. */
  readonly chosen: string | null;
  readonly onChoose: (letter: string | null) => void;
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, '@media print': { display: 'none' } },
  letter: { width: '2.25rem', paddingInline: 0 },
  all: { width: '3.5rem' },
});

/** Buttons for the letters from A to Z, and for all terms. */
export function LetterIndex({ inUse, chosen, onChoose }: LetterIndexProps) {
  const styles = useStyles();
  const text = useMessages<typeof it>();
  const reason = useId();
  return (
    <nav aria-label={text('lettere')} className={styles.root}>
      <ToggleButton className={mergeClasses(styles.letter, styles.all)} checked={chosen === null} onClick={() => onChoose(null)}>
        A-Z
      </ToggleButton>
      {LETTERS.map((letter) => {
        const unused = !inUse.has(letter);
        return (
          <ToggleButton
            key={letter}
            className={styles.letter}
            checked={chosen === letter}
            disabled={unused}
            aria-describedby={unused ? reason : undefined}
            onClick={() => onChoose(letter)}
          >
            {letter}
          </ToggleButton>
        );
      })}
      <span id={reason} hidden>
        {text('lettere.vuota')}
      </span>
    </nav>
  );
}
