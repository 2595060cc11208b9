import { formatNumber, useLanguage, useMessages } from '@territori/kit';
import { usePaginationLabels, useTableLabels } from '@territori/report-flow/labels';
import { type Column, DataTable, PagedTable, Pagination } from '@territori/ui/table';
import { useState } from 'react';
import type { ListChoices } from '../../list/ListChoices.ts';
import type { ListView, UnitFigures } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import { useListCall } from './useListCall.ts';
import type { OpenList } from './useOpenList.ts';

export interface AggregatedTableProps {
  readonly list: OpenList;
  readonly view: ListView;
  readonly choices: ListChoices;
  readonly caption: string;
}

/** One row a unit of the day asked, with the declared figures. */
export function AggregatedTable({ list, view, choices, caption }: AggregatedTableProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const labels = useTableLabels();
  const pagination = usePaginationLabels(t('elenco.aggregati.pagine'));
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const { data, isPlaceholderData } = useListCall(list, 'aggregated', { choices, start: (page - 1) * pageSize, count: pageSize });
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? null : formatNumber(value, language, { maximumFractionDigits: 6 });
  const columns: Column<UnitFigures>[] = [
    { name: 'code', label: t('elenco.aggregati.codice') },
    { name: 'name', label: t('elenco.aggregati.nome'), rowHeader: true },
    { name: 'rows', label: t('elenco.aggregati.righe'), numeric: true, cell: ({ rows }) => number(rows) },
    ...choices.figures.map(
      ({ column }, place): Column<UnitFigures> => ({
        name: `cifra ${column}`,
        label: view.columns[column] || t('elenco.tabella.senzaNome', { numero: column + 1 }),
        numeric: true,
        cell: ({ figures }) => number(figures[place]),
      }),
    ),
  ];
  return (
    <PagedTable pageSize={pageSize} refreshing={isPlaceholderData}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ code }) => code}
        loading={!data}
        skeletonRows={pageSize}
        refreshing={isPlaceholderData}
        labels={labels}
      />
      {data && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={data.total}
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size);
            setPage(1);
          }}
          labels={pagination}
        />
      )}
    </PagedTable>
  );
}
