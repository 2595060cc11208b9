import { makeStyles, mergeClasses } from '@griffel/react';
import { SectionTitle } from '@territori/ui/text';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

export interface CardProps {
  title: ReactNode;
  level?: 2 | 3 | 4 | undefined;
  /** Language of the title where it is not the page's. */
  titleLang?: string | undefined;
  /** A small line above the title. */
  above?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** Shown in grey when it cannot be used; its text must give the reason. */
  muted?: boolean | undefined;
}

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gap: tokens.spacingVerticalM,
    height: '100%',
    padding: tokens.spacingHorizontalXXL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    breakInside: 'avoid',
  },
  muted: {
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground3,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStroke1}`,
  },
  head: { display: 'grid', gap: tokens.spacingVerticalXS },
  above: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground3 },
  body: { display: 'grid', gap: tokens.spacingVerticalS, alignContent: 'start', color: tokens.colorNeutralForeground2 },
  mutedBody: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** One item among others of its kind, with its actions. */
export function Card({ title, level = 3, titleLang, above, children, actions, muted }: CardProps) {
  const styles = useStyles();
  return (
    <article className={mergeClasses(styles.root, muted && styles.muted)}>
      <div className={styles.head}>
        {above && <div className={styles.above}>{above}</div>}
        <SectionTitle level={level} {...(titleLang && { lang: titleLang })}>
          {title}
        </SectionTitle>
      </div>
      <div className={mergeClasses(styles.body, muted && styles.mutedBody)}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
