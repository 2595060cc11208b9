import { makeStyles, tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.pageGutter,
    backgroundColor: tokens.colorPaletteYellowBackground1,
    color: tokens.colorNeutralForeground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    '@media print': { display: 'none' },
  },
});

/** A line across the page that stays as long as its message is valid. */
export function Strip({ children }: { children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>;
}
