import { formatDate, formatNumber, today, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Figure } from '@territori/ui/card';
import { Skeleton } from '@territori/ui/feedback';
import { Panel } from '@territori/ui/layout';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { newsQuery } from '../../data/newsQueries.ts';
import type it from '../../messages/it.json';
import { MunicipalitiesChart } from './MunicipalitiesChart.tsx';

const useStyles = makeStyles({
  // the figures beside the curve where there is room, in a line above it elsewhere
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    '@container (min-width: 62rem)': { gridTemplateColumns: '14rem minmax(0, 1fr)' },
  },
  today: { display: 'grid', gap: tokens.spacingVerticalL, alignContent: 'start' },
  figures: {
    display: 'grid',
    gap: tokens.spacingHorizontalXL,
    gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
    '@container (min-width: 62rem)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXL },
  },
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
      <div className={mergeClasses(!news.isError && styles.root)}>
        {/* the box of news, which are part of the same answer, says that it has not come */}
        {!news.isError && (
          <div className={styles.today}>
            <div className={styles.figures} aria-busy={news.isPending}>
              {figure(counts?.countValidateComuni, t('inVigore.comuni'))}
              {figure(counts?.countValidateUts, t('inVigore.uts'))}
              {figure(counts?.countValidateRegioni, t('inVigore.regioni'))}
            </div>
            <p className={styles.hint}>{t('inVigore', { data: formatDate(today()) })}</p>
          </div>
        )}
        <MunicipalitiesChart />
      </div>
    </Panel>
  );
}
