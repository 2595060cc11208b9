import type { Dimensione } from '@territori/contract/v1';
import { formatDate, formatNumber, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useTableLabels } from '@territori/report-flow/labels';
import { ErrorState } from '@territori/ui/feedback';
import { Panel } from '@territori/ui/layout';
import { type Column, DataTable } from '@territori/ui/table';
import { lastDay } from '../../data/lastDay.ts';
import { sizesQuery } from '../../data/unitQueries.ts';
import type it from '../../messages/it.json';

/** Population and area at the censuses, as far as a loaded source has them for this territory. */
export function UnitSizes({ id }: { readonly id: number }) {
  const text = useMessages<typeof it>();
  const language = useLanguage();
  const labels = useTableLabels();
  const { data, isPending, isError, isFetching, refetch } = useQuery(sizesQuery(useApi(), language, id));
  const withYear = (value: number | null, year: number | null) =>
    value === null
      ? text('fatto.nonNoto')
      : year === null
        ? formatNumber(value, language)
        : text('dimensione.anno', { valore: formatNumber(value, language), anno: String(year) });
  const columns: readonly Column<Dimensione>[] = [
    {
      name: 'valido',
      label: text('dimensione.territorio'),
      rowHeader: true,
      cell: ({ valido_dal, valido_al }) => {
        if (valido_al === null)
          return valido_dal === null ? text('dimensione.sempre') : text('periodo.dal', { dal: formatDate(valido_dal) });
        const al = formatDate(lastDay(valido_al));
        return valido_dal === null ? text('dimensione.finoAl', { al }) : text('periodo.dalAl', { dal: formatDate(valido_dal), al });
      },
    },
    {
      name: 'popolazione',
      label: text('dimensione.popolazione'),
      numeric: true,
      cell: ({ popolazione, anno_censimento }) => withYear(popolazione, anno_censimento),
    },
    {
      name: 'superficie',
      label: text('dimensione.superficie'),
      numeric: true,
      cell: ({ superficie, anno_superficie }) => withYear(superficie, anno_superficie),
    },
  ];
  return (
    <Panel look="plain" title={text('dimensione')}>
      {isError && !isFetching ? (
        <ErrorState title={text('dimensione.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }} />
      ) : (
        <DataTable
          caption={text('dimensione')}
          captionHidden
          columns={columns}
          rows={data?.dati ?? []}
          loading={isPending || isError}
          skeletonRows={3}
          minWidth={500}
          labels={{ ...labels, empty: text('dimensione.nessuna') }}
        />
      )}
    </Panel>
  );
}
