import { formatNumber, useLanguage, useMessages } from '@territori/kit';
import type { Figure } from '@territori/traduzione';
import type { Column } from '@territori/ui/table';
import { useState } from 'react';
import type { ListChoices } from '../../list/ListChoices.ts';
import type { ListView, UnitFigures } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import { columnLabel } from './columnLabel.ts';
import type { OpenList } from './OpenList.ts';
import { SlicedTable } from './SlicedTable.tsx';
import { FIRST_PAGE } from './TablePage.ts';

export interface AggregatedTableProps {
  readonly list: OpenList;
  readonly view: ListView;
  readonly choices: ListChoices;
  readonly figures: readonly Figure[];
  readonly caption: string;
}

/** One row for each unit of the day asked, with the declared figures. */
export function AggregatedTable({ list, view, choices, figures, caption }: AggregatedTableProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const [page, setPage] = useState(FIRST_PAGE);
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? null : formatNumber(value, language, { maximumFractionDigits: 6 });
  const columns: Column<UnitFigures>[] = [
    { name: 'code', label: t('elenco.aggregati.codice') },
    { name: 'name', label: t('elenco.aggregati.nome'), rowHeader: true },
    { name: 'rows', label: t('elenco.aggregati.righe'), numeric: true, cell: ({ rows }) => number(rows) },
    ...figures.map(
      ({ column }, place): Column<UnitFigures> => ({
        name: `cifra ${column}`,
        label: columnLabel(t, view.columns, column),
        numeric: true,
        cell: (unit) => number(unit.figures[place]),
      }),
    ),
    {
      name: 'confronto',
      label: t('elenco.aggregati.confronto'),
      cell: ({ comparability, territory }) =>
        t(`elenco.aggregati.confronto.${comparability}`, { unita: territory.map((unit) => unit.name).join(', ') }),
    },
  ];
  return (
    <SlicedTable
      list={list}
      call="aggregated"
      ask={{ choices }}
      page={page}
      onTurn={setPage}
      caption={caption}
      columns={columns}
      rowKey={({ code }) => code}
      paginationName={t('elenco.aggregati.pagine')}
    />
  );
}
