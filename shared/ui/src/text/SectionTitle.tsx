import { makeStyles, mergeClasses } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode, Ref } from 'react';
import { useHeading } from './FirstHeading.ts';

export interface SectionTitleProps {
  children: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  /** One size smaller, for narrow places. */
  compact?: boolean | undefined;
  id?: string | undefined;
  /** Set to -1 where a script moves the focus here. */
  tabIndex?: -1 | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
  lang?: string | undefined;
}

const useStyles = makeStyles({
  // a long word such as Compartimento/Regione breaks rather than being wider than a phone with widely spaced text
  root: { margin: 0, fontWeight: tokens.fontWeightSemibold, textWrap: 'balance', overflowWrap: 'anywhere' },
  2: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  3: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  4: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});

/** A heading below the page's title. */
export function SectionTitle({ children, level = 2, compact, ...rest }: SectionTitleProps) {
  const styles = useStyles();
  const Heading = useHeading(level);
  return (
    <Heading {...rest} className={mergeClasses(styles.root, styles[level], compact && styles[level === 2 ? 3 : 4])}>
      {children}
    </Heading>
  );
}
