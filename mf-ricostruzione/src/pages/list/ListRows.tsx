import { formatNumber, useLanguage, useMessages } from '@territori/kit';
import { usePaginationLabels, useTableLabels } from '@territori/report-flow/labels';
import { NEW_COLUMNS, namesFor, type OutcomeKind } from '@territori/traduzione';
import { Checkbox } from '@territori/ui/field';
import { type Column, DataTable, PagedTable, Pagination } from '@territori/ui/table';
import { useMemo, useState } from 'react';
import type { ListChoices } from '../../list/ListChoices.ts';
import type { ListView, ShownRow } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import type { TableView } from './useListAddress.ts';
import { useListCall } from './useListCall.ts';
import type { OpenList } from './useOpenList.ts';

export interface ListRowsProps {
  readonly list: OpenList;
  readonly view: ListView;
  readonly choices: ListChoices;
  readonly table: TableView;
  readonly onTurn: (change: Partial<TableView>) => void;
}

/** Of a list with more columns only those that were recognised are shown at first: the new ones stand beside them. */
const FEW_COLUMNS = 6;

/** Places of the visitor's columns that are shown. */
function shownColumns({ columns, report }: ListView, all: boolean): number[] {
  const places = [...columns.keys()];
  if (all) return places;
  const recognised = [report.colonna, report.colonna_provincia, report.colonna_nome].flatMap((column) =>
    column ? [column.indice - 1] : [],
  );
  return places.filter((place) => recognised.includes(place));
}

/** The visitor's own table, page by page, with the new columns behind his. */
export function ListRows({ list, view, choices, table: { filter, page, pageSize }, onTurn }: ListRowsProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const tableLabels = useTableLabels();
  // most of the new cells are empty: a word in each would hide the others
  const labels = useMemo(() => ({ ...tableLabels, noData: '–' }), [tableLabels]);
  const pagination = usePaginationLabels(t('elenco.tabella.pagine'));
  const few = view.columns.length <= FEW_COLUMNS;
  const [all, setAll] = useState(few);
  const { data, isPlaceholderData } = useListCall(list, 'rows', { choices, filter, start: (page - 1) * pageSize, count: pageSize });
  const value = (view.report.colonna?.indice ?? 1) - 1;
  const columns: Column<ShownRow>[] = [
    { name: 'line', label: t('elenco.tabella.riga'), numeric: true, cell: ({ line }) => formatNumber(line, language) },
    ...shownColumns(view, all).map(
      (place): Column<ShownRow> => ({
        name: `mia ${place}`,
        label: view.columns[place] || t('elenco.tabella.senzaNome', { numero: place + 1 }),
        rowHeader: place === value,
        cell: ({ cells }) => cells[place],
      }),
    ),
    ...namesFor(view.columns).map(
      (name, place): Column<ShownRow> => ({
        name,
        label: name,
        cell: ({ added }) =>
          NEW_COLUMNS[place] === 'esito' && added[place] ? t(`elenco.esito.${added[place] as OutcomeKind}`) : added[place],
      }),
    ),
  ];
  return (
    <PagedTable pageSize={pageSize} refreshing={isPlaceholderData}>
      {!few && <Checkbox checked={all} onChange={(_, { checked }) => setAll(checked === true)} label={t('elenco.tabella.colonne')} />}
      <DataTable
        caption={t('elenco.tabella')}
        captionHidden
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ line }) => line}
        minWidth={1000}
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
          onPage={(next) => onTurn({ page: next })}
          onPageSize={(size) => onTurn({ page: 1, pageSize: size })}
          labels={pagination}
        />
      )}
    </PagedTable>
  );
}
