import { formatDate, formatNumber, today, useApi, useHref, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Figure } from '@territori/ui/card';
import { Skeleton } from '@territori/ui/feedback';
import { Panel } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { LISTS_OF_A_DAY } from '../../data/homeAddresses.ts';
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
    gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))',
    '@container (min-width: 62rem)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXL },
  },
  hint: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** Italy's units: how many are in force today, and how many municipalities there were since 1861. */
export function UnitCounts() {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const styles = useStyles();
  const news = useQuery(newsQuery(useApi(), language));
  const counts = news.data?.additionalInfo;
  const lists = useHref()('territorio');
  const figure = (count: number | undefined, level: keyof typeof LISTS_OF_A_DAY) => {
    const label = t(`inVigore.${level}`);
    return (
      <Figure
        value={count === undefined ? <Skeleton width="5ch" /> : formatNumber(count, language)}
        // the list of the units that the figure counts; a page of another site has no section for it
        label={lists ? <Link href={`${lists}/body?id=${LISTS_OF_A_DAY[level]}&dateFrom=${today()}`}>{label}</Link> : label}
      />
    );
  };
  return (
    <Panel look="plain" title={t('italia')}>
      <div className={mergeClasses(!news.isError && styles.root)}>
        {/* the box of news, which are part of the same answer, says that it has not come */}
        {!news.isError && (
          <div className={styles.today}>
            <div className={styles.figures} aria-busy={news.isPending}>
              {figure(counts?.countValidateComuni, 'comuni')}
              {figure(counts?.countValidateUts, 'uts')}
              {figure(counts?.countValidateRegioni, 'regioni')}
            </div>
            <p className={styles.hint}>{t('inVigore', { data: formatDate(today()) })}</p>
          </div>
        )}
        <MunicipalitiesChart />
      </div>
    </Panel>
  );
}
