import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

export interface FigureProps {
  /** Formatted for the visitor's language. */
  value: ReactNode;
  label: ReactNode;
  /** A note below, such as the date of the figure. */
  hint?: ReactNode;
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalXXS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalL,
    borderInlineStartWidth: tokens.strokeWidthThicker,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandStroke1,
  },
  value: {
    order: -1,
    margin: 0,
    // the same height while the number is loading
    minHeight: tokens.lineHeightHero800,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  label: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground2 },
  hint: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground3 },
});

/** One number with its label. */
export function Figure({ value, label, hint }: FigureProps) {
  const styles = useStyles();
  return (
    <dl className={styles.root}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </dl>
  );
}
