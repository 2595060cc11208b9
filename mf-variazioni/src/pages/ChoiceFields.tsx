import { makeStyles, tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    // two days beside each other on a phone, so that the answer is on the first screen
    '@container (max-width: 30rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))' },
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    // a long name would make its list wider than a narrow screen
    '& select': { minWidth: 0, width: '100%', textOverflow: 'ellipsis' },
  },
});

/** The fields of a choice, beside each other where there is room. */
export function ChoiceFields({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>;
}
