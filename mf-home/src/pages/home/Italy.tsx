import { formatDate, formatNumber, today, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Figure } from '@territori/ui/card';
import { ErrorState, Skeleton } from '@territori/ui/feedback';
import { Panel } from '@territori/ui/layout';
import { makeStyles, tokens } from '@territori/ui/theme';
import { newsQuery } from '../../data/newsQueries.ts';
import type it from '../../messages/it.json';
import { MunicipalitiesChart } from './MunicipalitiesChart.tsx';

const useStyles = makeStyles({
  // drawings side by side where there is room: the curve, and whatever stands beside it
  drawings: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))', gap: tokens.spacingHorizontalXXL },
  figures: { display: 'grid', gap: tokens.spacingHorizontalXL, gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))' },
  hint: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** Italy's units: how many are in force today, and how many municipalities there were since 1861. */
export function Italy() {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const styles = useStyles();
  const news = useQuery(newsQuery(useApi(), language));
  const counts = news.data?.additionalInfo;
  const figure = (count: number | undefined, label: string) => (
    <Figure value={count === undefined ? <Skeleton width="5ch" /> : formatNumber(count, language)} label={label} />
  );
  return (
    <Panel look="plain" title={t('italia')}>
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
      <div className={styles.drawings}>
        <MunicipalitiesChart />
      </div>
    </Panel>
  );
}
