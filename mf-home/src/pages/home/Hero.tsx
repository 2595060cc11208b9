import { useMessages } from '@territori/kit';
import { useLocation } from '@territori/kit/router';
import { readUnknownReport } from '@territori/report-flow/unknownReport';
import { InlineMessage } from '@territori/ui/feedback';
import { PageTitle } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import type it from '../../messages/it.json';
import { HomeSearch } from './HomeSearch.tsx';
import { Tasks } from './Tasks.tsx';

const useStyles = makeStyles({
  band: { backgroundColor: tokens.colorBrandBackground2, borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  inner: {
    boxSizing: 'border-box',
    maxWidth: `calc(${tokens.pageWidth} + 2 * ${tokens.pageGutter})`,
    marginInline: 'auto',
    paddingInline: tokens.pageGutter,
    paddingBlock: 'clamp(1.25rem, 3vw, 2.5rem)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXL,
  },
  lead: { margin: 0, maxWidth: tokens.measure, color: tokens.colorNeutralForeground2 },
});

/** The report of a link that could not be opened, what the portal is, the tasks that most visitors come for, and the search. */
export function Hero() {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const unknownReport = readUnknownReport(useLocation().state);
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <PageTitle>{t('benvenuto')}</PageTitle>
        <p className={styles.lead}>{t('benvenuto.testo')}</p>
        {unknownReport !== undefined && <InlineMessage intent="warning">{t('report.sconosciuto', { id: unknownReport })}</InlineMessage>}
        <Tasks />
        <HomeSearch />
      </div>
    </div>
  );
}
