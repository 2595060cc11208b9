import { makeStyles, mergeClasses } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

export interface TextProps {
  children: ReactNode;
  /** `span` when absent. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'time' | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
  tone?: 'normal' | 'muted' | undefined;
  weight?: 'regular' | 'semibold' | undefined;
  /** Digits of equal width, for figures, dates and codes. */
  numeric?: boolean | undefined;
  id?: string | undefined;
  lang?: string | undefined;
}

const useStyles = makeStyles({
  root: { margin: 0 },
  small: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  normal: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  large: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  muted: { color: tokens.colorNeutralForeground3 },
  semibold: { fontWeight: tokens.fontWeightSemibold },
  numeric: { fontVariantNumeric: 'tabular-nums' },
});

/** Text in one of the three sizes of the scale. */
export function Text({ children, as: Element = 'span', size = 'normal', tone, weight, numeric, ...rest }: TextProps) {
  const styles = useStyles();
  return (
    <Element
      {...rest}
      className={mergeClasses(
        styles.root,
        styles[size],
        tone === 'muted' && styles.muted,
        weight === 'semibold' && styles.semibold,
        numeric && styles.numeric,
      )}
    >
      {children}
    </Element>
  );
}
