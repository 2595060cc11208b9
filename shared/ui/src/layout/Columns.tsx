import { makeStyles, mergeClasses } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

export interface ColumnsProps {
  children: ReactNode;
  /**
   * `even`: as many equal columns as fit. `aside`: a narrow first column and a wide second one, below each other where
   * there is no room. `flowing`: equal columns, each read from top to bottom, for items of very different heights.
   */
  layout?: 'even' | 'aside' | 'flowing' | undefined;
  /** Narrowest width of an even column. */
  minWidth?: 'small' | 'medium' | 'large' | undefined;
  /** Renders `ul`; the children must then be `li`. */
  as?: 'div' | 'ul' | undefined;
}

const even = (width: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` });

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingHorizontalXXL, margin: 0, padding: 0, listStyleType: 'none', minWidth: 0 },
  small: even('14rem'),
  medium: even('20rem'),
  large: even('28rem'),
  flowing: {
    display: 'block',
    columnWidth: '20rem',
    columnGap: tokens.spacingHorizontalXXL,
    '& > *': { breakInside: 'avoid', marginBottom: tokens.spacingHorizontalXXL },
    '& > :last-child': { marginBottom: 0 },
  },
  aside: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@container (min-width: 60rem)': {
      gridTemplateColumns: 'minmax(16rem, 20rem) minmax(0, 1fr)',
      columnGap: tokens.spacingHorizontalXXXL,
    },
  },
});

/** Items side by side where there is room. */
export function Columns({ children, layout = 'even', minWidth = 'medium', as: Element = 'div' }: ColumnsProps) {
  const styles = useStyles();
  return <Element className={mergeClasses(styles.root, layout === 'even' ? styles[minWidth] : styles[layout])}>{children}</Element>;
}
