import { makeStyles, mergeClasses } from '@griffel/react';
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
  /** Less space and no line below, for a page whose main content must be on the first screen. */
  dense?: boolean | undefined;
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    rowGap: tokens.spacingVerticalM,
    paddingBottom: tokens.spacingVerticalXL,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  // the letters of a title reach above its line, by 4px
  dense: { rowGap: tokens.spacingVerticalS, paddingBottom: 0, borderBottom: 'none' },
  above: {
    // a link as a box of its own: the letters of an inline one reach below its line, where the title lies over them
    '& a:not(.fui-Button)': { display: 'inline-block' },
    // a button without a frame begins where the text below it does
    '& .fui-Button:first-child': { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  },
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
export function PageHeader({ children, above, lead, actions, dense }: PageHeaderProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.root, dense && styles.dense)}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.line}>
        <div className={styles.title}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {lead && <div className={dense ? undefined : styles.lead}>{lead}</div>}
    </div>
  );
}
