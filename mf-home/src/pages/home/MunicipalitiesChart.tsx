import { formatDate, formatNumber, today, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { StepChart } from '@territori/ui/chart';
import { EmptyState, ErrorState } from '@territori/ui/feedback';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useMemo } from 'react';
import { municipalitiesQuery } from '../../data/municipalitiesQuery.ts';
import type it from '../../messages/it.json';

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    minWidth: 0,
    // the height of the chart with its title and footer, so that nothing moves when it appears
    minHeight: '23rem',
    padding: 'clamp(1rem, 2.5cqi, 1.75rem)',
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
});

/** The number of municipalities since 1861, drawn and as a table. */
export function MunicipalitiesChart() {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const styles = useStyles();
  const serie = useQuery(municipalitiesQuery(useApi()));
  const points = useMemo(() => serie.data?.map(({ data, numero }) => ({ date: data, value: numero })) ?? [], [serie.data]);
  const first = points[0];
  const last = points.at(-1);
  return (
    <div className={styles.card} aria-busy={serie.isPending}>
      {serie.isError && (
        <ErrorState title={t('errore.serie')} cause={serie.error} onRetry={() => serie.refetch()} labels={{ retry: t('riprova') }} />
      )}
      {serie.isSuccess && !(first && last) && <EmptyState title={t('serie.vuota')} />}
      {first && last && (
        <StepChart
          title={t('serie')}
          points={points}
          until={today()}
          formatDate={formatDate}
          formatValue={(value) => formatNumber(value, language)}
          labels={{
            date: t('serie.data'),
            value: t('serie.numero'),
            showTable: t('serie.tabella'),
            description: t('serie.descrizione', {
              inizio: formatDate(first.date),
              prima: formatNumber(first.value, language),
              ultima: formatNumber(last.value, language),
            }),
          }}
        />
      )}
    </div>
  );
}
