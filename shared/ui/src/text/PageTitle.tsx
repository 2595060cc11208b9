import { makeStyles, mergeClasses } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode, Ref } from 'react';
import { useHeading } from './FirstHeading.ts';

export interface PageTitleProps {
  children: ReactNode;
  /** The element that takes focus when the route changes. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  lang?: string | undefined;
  /** Smaller, for a page whose main content must be on the first screen. */
  compact?: boolean | undefined;
}

const useStyles = makeStyles({
  root: {
    margin: 0,
    fontSize: `clamp(${tokens.fontSizeHero700}, 1.1rem + 2.4cqi, ${tokens.fontSizeHero900})`,
    lineHeight: 1.15,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    // a route change moves the focus here: a ring around a heading would suggest that it is a control
    outlineStyle: 'none',
  },
  compact: { fontSize: `clamp(${tokens.fontSizeBase500}, 0.9rem + 1.4cqi, ${tokens.fontSizeHero700})` },
});

/**
 * The page's first heading, its only `h1` in the portal. Scripts can focus it, so that a screen reader starts from it after a route
 * change.
 */
export function PageTitle({ children, ref, lang, compact }: PageTitleProps) {
  const styles = useStyles();
  const Heading = useHeading(1);
  return (
    <Heading ref={ref} lang={lang} tabIndex={-1} className={mergeClasses(styles.root, compact && styles.compact)}>
      {children}
    </Heading>
  );
}
