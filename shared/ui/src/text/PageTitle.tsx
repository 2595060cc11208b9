import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode, Ref } from 'react';

export interface PageTitleProps {
  children: ReactNode;
  /** The element that takes focus when the route changes. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  lang?: string | undefined;
}

const useStyles = makeStyles({
  root: {
    margin: 0,
    fontSize: `clamp(${tokens.fontSizeHero700}, 1.1rem + 2.4vw, ${tokens.fontSizeHero900})`,
    lineHeight: 1.15,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    // a route change moves the focus here: a ring around a heading would suggest that it is a control
    outlineStyle: 'none',
  },
});

/** The page's only `h1`. Scripts can focus it, so that a screen reader starts from it after a route change. */
export function PageTitle({ children, ref, lang }: PageTitleProps) {
  return (
    <h1 ref={ref} lang={lang} tabIndex={-1} className={useStyles().root}>
      {children}
    </h1>
  );
}
