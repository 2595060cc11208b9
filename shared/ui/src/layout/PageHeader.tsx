import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  /** The page's title, a `PageTitle`. */
  children: ReactNode;
  /** A line above the title: the link back, or the group that the title belongs to. */
  above?: ReactNode;
  /** A few words below the title. */
  lead?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    rowGap: tokens.spacingVerticalM,
    paddingBottom: tokens.spacingVerticalXL,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  // a button without a frame begins where the text below it does
  above: { '& .fui-Button:first-child': { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` } },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: tokens.spacingHorizontalL },
  title: { flex: '1 1 20rem', minWidth: 0 },
  lead: {
    maxWidth: tokens.measure,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, '@media print': { display: 'none' } },
});

/** The head of a page. */
export function PageHeader({ children, above, lead, actions }: PageHeaderProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.line}>
        <div className={styles.title}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {lead && <div className={styles.lead}>{lead}</div>}
    </div>
  );
}
