import { formatDate, formatNumber, today, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Figure } from '@territori/ui/card';
import { ErrorState, Skeleton } from '@territori/ui/feedback';
import { PageTitle } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { newsQuery } from '../../data/promemoria.ts';
import type it from '../../messages/it.json';
import { MunicipalitiesChart } from './MunicipalitiesChart.tsx';

const useStyles = makeStyles({
  band: { backgroundColor: tokens.colorBrandBackground2, borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  inner: {
    boxSizing: 'border-box',
    maxWidth: `calc(${tokens.pageWidth} + 2 * ${tokens.pageGutter})`,
    marginInline: 'auto',
    paddingInline: tokens.pageGutter,
    paddingBlock: 'clamp(1.75rem, 4vw, 3.5rem)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(1.5rem, 3vw, 3rem)',
    alignItems: 'center',
    '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
  words: { display: 'grid', gap: tokens.spacingVerticalXL },
  lead: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500, color: tokens.colorNeutralForeground2 },
  figures: { display: 'grid', gap: tokens.spacingHorizontalXL, gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))' },
  hint: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** The subject of the portal: the numbers of units in force today, and the history of the number of municipalities. */
export function Hero() {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const styles = useStyles();
  const news = useQuery(newsQuery(useApi(), language));
  const counts = news.data?.additionalInfo;
  const figure = (count: number | undefined, label: string) => (
    <Figure value={count === undefined ? <Skeleton width="5ch" /> : formatNumber(count, language)} label={label} />
  );
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <PageTitle>{t('benvenuto')}</PageTitle>
          <p className={styles.lead}>{t('benvenuto.testo')}</p>
          {news.isError ? (
            <ErrorState title={t('errore.inVigore')} onRetry={() => news.refetch()} labels={{ retry: t('riprova') }} />
          ) : (
            <div className={styles.figures} aria-busy={news.isPending}>
              {figure(counts?.countValidateComuni, t('inVigore.comuni'))}
              {figure(counts?.countValidateUts, t('inVigore.uts'))}
              {figure(counts?.countValidateRegioni, t('inVigore.regioni'))}
            </div>
          )}
          <p className={styles.hint}>{t('inVigore', { data: formatDate(today()) })}</p>
        </div>
        <MunicipalitiesChart />
      </div>
    </div>
  );
}
