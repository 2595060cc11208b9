import type { Language } from '@territori/contract';
import type { ReportSpool, Row } from '@territori/contract/wire';
import { identifyingColumns } from '@territori/exports/columnGroups';
import { exportColumns } from '@territori/exports/ExportTable';
import { ApiError, useHref, useLanguage } from '@territori/kit';
import type { UseQueryResult } from '@territori/kit/query';
import { SOURCE_LANGUAGE } from '@territori/languages';
import { Button } from '@territori/ui/button';
import { EmptyState, ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Deferred, useNarrow } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { type Column, DataTable, nextSort, PagedTable, Pagination } from '@territori/ui/table';
import { useMemo, useState } from 'react';
import { cellText } from '../cells/cellText.ts';
import { hasMeanings } from '../cells/codeMeaning.ts';
import type { ReportView } from '../data/ReportView.ts';
import type { ReportDates } from '../data/reportDates.ts';
import { unitOfCell } from '../data/unitOfCell.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { usePaginationLabels, useTableLabels } from '../labels/index.ts';
import { RowCards } from './RowCards.tsx';
import { RowsView } from './RowsView.tsx';
import { SilentColumns } from './SilentColumns.tsx';
import { shownColumns } from './shownColumns.ts';

export interface ReportTableProps {
  readonly caption: string;
  /** The page of rows; while the next page is loading, the previous one. */
  readonly rows: UseQueryResult<ReportSpool>;
  readonly dates: ReportDates;
  readonly view: ReportView;
  readonly onShow: (change: Partial<ReportView>) => void;
}

/** Tables with more columns than this need the wider scroll width. */
const NARROW_COLUMNS = 6;

/** The rows of a report, sortable by several columns, page by page; on a narrow screen as cards, unless the visitor wants the table. */
export function ReportTable({ caption, rows, dates, view, onShow }: ReportTableProps) {
  const t = useFlowMessages();
  const language = useLanguage();
  const tableLabels = useTableLabels();
  const labels = useMemo(
    () => ({
      ...tableLabels,
      sort: (colonna: string) => t('tabella.ordina', { colonna }),
      sorted: (order: readonly Readonly<Record<'label' | 'direction', string>>[]) =>
        order.length === 0
          ? t('tabella.nonOrdinata')
          : t('tabella.ordinata', {
              ordine: order
                .map(({ label, direction }) => t(direction === 'ASC' ? 'righe.crescente' : 'righe.decrescente', { colonna: label }))
                .join('; '),
            }),
    }),
    [tableLabels, t],
  );
  const paginationLabels = usePaginationLabels(t('pagine'));
  const { data } = rows;
  const history = useHref()('storia', 'unita');
  const columns = useMemo(() => {
    if (!data) return [];
    const all = tableColumns(data, { dates, language, history, t });
    return shownColumns(data, view).shown.flatMap((shown) => all.find(({ name }) => name === shown) ?? []);
  }, [data, dates, language, history, t, view]);
  const narrow = useNarrow();
  const [asTable, setAsTable] = useState(false);

  if (!data && rows.isError) {
    const refused = rows.error instanceof ApiError && rows.error.status === 400 ? rows.error : undefined;
    // the same request would be refused again
    if (refused && view.filters.length + view.sorts.length > 0)
      return (
        <ErrorState
          title={t('errore.vista')}
          cause={refused}
          onRetry={() => onShow({ filters: [], sorts: [], page: 1 })}
          labels={{ retry: t('errore.vista.apri') }}
        />
      );
    return <ErrorState title={t('errore.righe')} cause={rows.error} onRetry={() => rows.refetch()} labels={{ retry: t('riprova') }} />;
  }
  const loading = (
    <div aria-busy="true" role="status" aria-label={t('caricamento')}>
      <SkeletonText lines={10} />
    </div>
  );
  if (!data) return loading;
  const cards = narrow && !asTable && !rows.isError && data.body.length > 0;
  return (
    <Deferred fallback={loading}>
      <PagedTable pageSize={view.size} refreshing={rows.isPlaceholderData}>
        {narrow && data.body.length > 0 && (
          <RowsView
            columns={columns}
            sorts={view.sorts}
            onSort={(sorts) => onShow({ sorts, page: 1 })}
            asTable={asTable}
            onAsTable={setAsTable}
          />
        )}
        {cards ? (
          <RowCards label={caption} columns={columns} rows={data.body} />
        ) : (
          <DataTable
            caption={caption}
            captionHidden
            columns={columns}
            rows={data.body}
            sort={view.sorts}
            // no rows, nothing to sort: a phone needs no headers then
            onSort={data.body.length === 0 ? undefined : (column) => onShow({ sorts: nextSort(view.sorts, column), page: 1 })}
            minWidth={columns.length > NARROW_COLUMNS ? 1000 : 500}
            dense
            refreshing={rows.isPlaceholderData}
            {...(rows.isError && { error: { title: t('errore.righe'), cause: rows.error, onRetry: () => rows.refetch() } })}
            empty={
              <EmptyState
                title={labels.empty}
                action={
                  view.filters.length > 0 && <Button onClick={() => onShow({ filters: [], page: 1 })}>{t('filtri.togliTutti')}</Button>
                }
              />
            }
            labels={labels}
          />
        )}
        {data.totalRows > 0 && (
          <Pagination
            page={view.page}
            pageSize={view.size}
            total={data.totalRows}
            onPage={(page) => onShow({ page })}
            onPageSize={(size) => onShow({ size, page: 1 })}
            labels={paginationLabels}
          />
        )}
        {/* above the rows it would push them off a phone's first screen */}
        {narrow && <SilentColumns rows={data} view={view} onShow={onShow} />}
      </PagedTable>
    </Deferred>
  );
}

interface Cells {
  readonly dates: ReportDates;
  readonly language: Language;
  /** Address of the page of a unit; undefined where the portal has no such section. */
  readonly history: string | undefined;
  readonly t: ReturnType<typeof useFlowMessages>;
}

function tableColumns({ colNames, label, types, formatMasks }: ReportSpool, { dates, language, history, t }: Cells): Column<Row>[] {
  const name = identifyingColumns(colNames)[1];
  return exportColumns(colNames, label).map((column, index) => ({
    ...column,
    cell: (row) => {
      const text = cellText(column.name, row[column.name], formatMasks[index] ?? '', language, t);
      const unit = history && unitOfCell(column.name, row, dates);
      if (!unit) return text;
      return <Link href={`${history}?${new URLSearchParams({ tipo: unit.type, codice: unit.code, data: unit.day })}`}>{text}</Link>;
    },
    numeric: types[index] === 'NUMBER' && !hasMeanings(column.name),
    rowHeader: column.name === name,
    // names and notes of the data are Italian in both languages
    ...(language !== SOURCE_LANGUAGE && !hasMeanings(column.name) && { lang: SOURCE_LANGUAGE }),
  }));
}
