import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactElement, ReactNode } from 'react';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** A link or button to continue with. */
  action?: ReactNode;
  icon?: ReactElement | undefined;
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    gap: tokens.spacingVerticalM,
    paddingBlock: 'clamp(1.25rem, 3cqi, 2.25rem)',
    paddingInline: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  icon: { fontSize: '32px', lineHeight: 1, color: tokens.colorNeutralForeground3 },
  body: { maxWidth: '36rem' },
});

/** Says that the page has no content, and what the visitor can do. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.body}>{children}</div>}
      {action}
    </div>
  );
}
