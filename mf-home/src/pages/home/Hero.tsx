import { useMessages } from '@territori/kit';
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

/** What the portal is, the tasks that most visitors come for, and the search. */
export function Hero() {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <PageTitle>{t('benvenuto')}</PageTitle>
        <p className={styles.lead}>{t('benvenuto.testo')}</p>
        <Tasks />
        <HomeSearch />
      </div>
    </div>
  );
}
