import type { ReportSpool, Row } from '@territori/contract/wire';
import { ApiError, useLanguage } from '@territori/kit';
import type { UseQueryResult } from '@territori/kit/query';
import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Deferred } from '@territori/ui/layout';
import { type Column, DataTable, nextSort, PagedTable, Pagination } from '@territori/ui/table';
import { useMemo } from 'react';
import type { ReportView } from '../data/ReportView.ts';
import { identifyingColumns } from '../exports/columnGroups.ts';
import { exportColumns } from '../exports/ExportTable.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { usePaginationLabels, useTableLabels } from '../labels/index.ts';
import { formatCell } from './formatCell.ts';

export interface ReportTableProps {
  readonly caption: string;
  /** The page of rows; while the next page is loading, the previous one. */
  readonly rows: UseQueryResult<ReportSpool>;
  readonly view: ReportView;
  readonly onShow: (change: Partial<ReportView>) => void;
}

/** Tables with more columns than this need the wider scroll width. */
const NARROW_COLUMNS = 6;

/** The rows of a report, sortable by several columns, page by page. */
export function ReportTable({ caption, rows, view, onShow }: ReportTableProps) {
  const t = useFlowMessages();
  const language = useLanguage();
  const tableLabels = useTableLabels();
  const labels = useMemo(() => ({ ...tableLabels, sort: (colonna: string) => t('tabella.ordina', { colonna }) }), [tableLabels, t]);
  const paginationLabels = usePaginationLabels(t('pagine'));
  const { data } = rows;
  const columns = useMemo(() => (data ? tableColumns(data, language) : []), [data, language]);

  if (!data && rows.isError) {
    const refused = rows.error instanceof ApiError && rows.error.status === 400 ? rows.error : undefined;
    // the same request would be refused again
    if (refused && view.filters.length + view.sorts.length > 0)
      return (
        <ErrorState
          title={t('errore.vista')}
          onRetry={() => onShow({ filters: [], sorts: [], page: 1 })}
          labels={{ retry: t('errore.vista.apri') }}
        >
          {refused.detail}
        </ErrorState>
      );
    return <ErrorState title={t('errore.righe')} onRetry={() => rows.refetch()} labels={{ retry: t('riprova') }} />;
  }
  const loading = (
    <div aria-busy="true" role="status" aria-label={t('caricamento')}>
      <SkeletonText lines={10} />
    </div>
  );
  if (!data) return loading;
  return (
    <Deferred fallback={loading}>
      <PagedTable pageSize={view.size} refreshing={rows.isPlaceholderData}>
        <DataTable
          caption={caption}
          captionHidden
          columns={columns}
          rows={data.body}
          sort={view.sorts}
          onSort={(column) => onShow({ sorts: nextSort(view.sorts, column), page: 1 })}
          minWidth={columns.length > NARROW_COLUMNS ? 1000 : 500}
          refreshing={rows.isPlaceholderData}
          {...(rows.isError && { error: { title: t('errore.righe'), onRetry: () => rows.refetch() } })}
          labels={labels}
        />
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
      </PagedTable>
    </Deferred>
  );
}

function tableColumns({ colNames, label, types, formatMasks }: ReportSpool, language: 'it' | 'en'): Column<Row>[] {
  const name = identifyingColumns(colNames)[1];
  return exportColumns(colNames, label).map((column, index) => ({
    ...column,
    cell: (row) => formatCell(row[column.name], formatMasks[index] ?? '', language),
    numeric: types[index] === 'NUMBER',
    rowHeader: column.name === name,
    // names and notes of the data are Italian in both languages
    ...(language === 'it' ? {} : { lang: 'it' }),
  }));
}
