import { makeStyles, mergeClasses } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: `calc(${tokens.pageWidth} + 2 * ${tokens.pageGutter})`,
    marginInline: 'auto',
    paddingInline: tokens.pageGutter,
    paddingBlock: 'clamp(1.5rem, 4cqi, 3rem)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 'clamp(1.5rem, 3cqi, 2.5rem)',
    '@media print': { padding: 0 },
  },
  // close to the menu, but as far from the footer as other pages
  dense: { paddingTop: tokens.spacingVerticalM, rowGap: tokens.spacingVerticalM },
});

export interface PageProps {
  children: ReactNode;
  /** Less space between the parts, for a page whose main content must be on the first screen. */
  dense?: boolean | undefined;
}

/** The page's width and rhythm; its children are the page's parts from top to bottom. */
export function Page({ children, dense }: PageProps) {
  const styles = useStyles();
  return <div className={mergeClasses(styles.root, dense && styles.dense)}>{children}</div>;
}
