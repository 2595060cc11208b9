import { formatDate, useMessages } from '@territori/kit';
import { usePaginationLabels, useTableLabels } from '@territori/report-flow/labels';
import type { DayMap, MapUnit } from '@territori/report-flow/map';
import { type Column, DataTable, Pagination } from '@territori/ui/table';
import { useMemo, useState } from 'react';
import type it from '../../messages/it.json';

export interface UnitRowsProps {
  readonly day: DayMap;
  readonly title: string;
  readonly onChoose: (key: string) => void;
}

/** The units of the day, page by page. */
export default function UnitRows({ day: { units, byKey }, title, onChoose }: UnitRowsProps) {
  const t = useMessages<typeof it>();
  const labels = useTableLabels();
  const pagination = usePaginationLabels(t('mappa.tabella.pagine'));
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(20);
  const last = Math.max(1, Math.ceil(units.length / size));
  const shown = Math.min(page, last);
  const columns = useMemo(
    (): Column<MapUnit>[] => [
      { name: 'name', label: t('mappa.tabella.nome'), rowHeader: true },
      { name: 'code', label: t('mappa.tabella.codice') },
      { name: 'from', label: t('mappa.tabella.dal'), cell: ({ from }) => (from === null ? '' : formatDate(from)) },
      {
        name: 'drawn',
        label: t('mappa.tabella.disegno'),
        cell: ({ areas, sharedWith, evidence }) =>
          areas.length === 0
            ? t('mappa.tabella.no')
            : sharedWith.length > 0
              ? t('mappa.insieme', {
                  unita: sharedWith
                    .slice(0, 5)
                    .map((key) => byKey.get(key)?.name ?? key)
                    .join(', '),
                })
              : t(`mappa.tabella.${evidence ?? 'dichiarato'}`),
      },
    ],
    [t, byKey],
  );
  return (
    <>
      <DataTable
        caption={title}
        columns={columns}
        rows={units.slice((shown - 1) * size, shown * size)}
        rowKey={({ key }) => key}
        onSelect={({ key }) => onChoose(key)}
        minWidth={500}
        labels={labels}
      />
      <Pagination page={shown} pageSize={size} total={units.length} onPage={setPage} onPageSize={setSize} labels={pagination} />
    </>
  );
}
