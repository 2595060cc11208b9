import { formatNumber, useLanguage, useMessages } from '@territori/kit';
import { useChangeWords } from '@territori/report-flow/changes';
import { NEW_COLUMNS, namesFor } from '@territori/traduzione';
import { Checkbox } from '@territori/ui/choice';
import type { Column } from '@territori/ui/table';
import { useState } from 'react';
import type { ListChoices } from '../../list/ListChoices.ts';
import type { ListView, ShownRow } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import { addedCell, type NewColumn } from './addedCell.ts';
import { columnLabel } from './columnLabel.ts';
import type { OpenList } from './OpenList.ts';
import { SlicedTable } from './SlicedTable.tsx';
import type { TableView } from './useListAddress.ts';

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
export function ListRows({ list, view, choices, table: { filter, ...page }, onTurn }: ListRowsProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const few = view.columns.length <= FEW_COLUMNS;
  const [all, setAll] = useState(few);
  const value = (view.report.colonna?.indice ?? 1) - 1;
  const { kind } = useChangeWords();
  const columns: Column<ShownRow>[] = [
    { name: 'line', label: t('elenco.tabella.riga'), numeric: true, cell: ({ line }) => formatNumber(line, language) },
    ...shownColumns(view, all).map(
      (place): Column<ShownRow> => ({
        name: `mia ${place}`,
        label: columnLabel(t, view.columns, place),
        rowHeader: place === value,
        cell: ({ cells }) => cells[place],
      }),
    ),
    ...namesFor(view.columns).map(
      (name, place): Column<ShownRow> => ({
        name,
        label: t(`elenco.colonna.${NEW_COLUMNS[place] as NewColumn}`),
        cell: ({ added }) => addedCell({ t, language, kind }, NEW_COLUMNS[place], added[place]),
      }),
    ),
  ];
  return (
    <SlicedTable
      list={list}
      call="rows"
      ask={{ choices, filter }}
      page={page}
      onTurn={onTurn}
      caption={t('elenco.tabella')}
      captionHidden
      columns={columns}
      rowKey={({ line }) => line}
      minWidth={1000}
      // most of the new cells are empty: a word in each would hide the others
      noData="–"
      paginationName={t('elenco.tabella.pagine')}
    >
      {!few && <Checkbox checked={all} onChange={(_, { checked }) => setAll(checked === true)} label={t('elenco.tabella.colonne')} />}
    </SlicedTable>
  );
}
