import { usePaginationLabels, useTableLabels } from '@territori/report-flow/labels';
import { DataTable, type DataTableProps, PagedTable, Pagination } from '@territori/ui/table';
import { type ReactNode, useEffect } from 'react';
import type { Slice } from '../../list/ListView.ts';
import type { ListCalls } from '../../worker/listMessages.ts';
import type { OpenList } from './OpenList.ts';
import { FIRST_PAGE, type TablePage } from './TablePage.ts';
import { useListCall } from './useListCall.ts';

/** The calls that answer with some rows of a longer table. */
type SlicedCall = { [Call in keyof ListCalls]: ListCalls[Call]['answer'] extends Slice<unknown> ? Call : never }[keyof ListCalls];
type RowOf<Call extends SlicedCall> = ListCalls[Call]['answer']['items'][number];

export interface SlicedTableProps<Call extends SlicedCall>
  extends Pick<DataTableProps<RowOf<Call>>, 'caption' | 'captionHidden' | 'columns' | 'rowKey' | 'minWidth'> {
  readonly list: OpenList;
  /** The worker's call for the rows, and what it asks beside their place. */
  readonly call: Call;
  readonly ask: Omit<ListCalls[Call]['ask'], keyof TablePage | 'start' | 'count'>;
  readonly page: TablePage;
  readonly onTurn: (page: TablePage) => void;
  /** Names the pagination for screen readers. */
  readonly paginationName: string;
  /** Shown in empty cells, in place of the words that say so. */
  readonly noData?: string;
  /** Rows of the placeholder, when fewer than a page are expected. */
  readonly expectedRows?: number;
  /** Stands above the table. */
  readonly children?: ReactNode;
}

/** A table whose rows the worker holds: it asks for one page at a time, and needs no pagination when all rows are on the first. */
export function SlicedTable<Call extends SlicedCall>({
  list,
  call,
  ask,
  page: { page, pageSize },
  onTurn,
  paginationName,
  noData,
  expectedRows = pageSize,
  children,
  ...table
}: SlicedTableProps<Call>) {
  const labels = useTableLabels();
  const pagination = usePaginationLabels(paginationName);
  const slice = { ...ask, start: (page - 1) * pageSize, count: pageSize } as unknown as ListCalls[Call]['ask'];
  const { data, isPlaceholderData } = useListCall(list, call, slice);
  const lastPage = data && !isPlaceholderData ? Math.max(FIRST_PAGE.page, Math.ceil(data.total / pageSize)) : page;
  // another choice may leave fewer rows, and an address may name a page that the list does not have
  useEffect(() => {
    if (page > lastPage) onTurn({ page: lastPage, pageSize });
  });
  return (
    <PagedTable pageSize={pageSize} refreshing={isPlaceholderData}>
      {children}
      <DataTable
        {...table}
        rows={(data?.items ?? []) as readonly RowOf<Call>[]}
        loading={!data}
        skeletonRows={Math.min(expectedRows, pageSize)}
        refreshing={isPlaceholderData}
        labels={noData === undefined ? labels : { ...labels, noData }}
      />
      {data && data.total > FIRST_PAGE.pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={data.total}
          onPage={(next) => onTurn({ page: next, pageSize })}
          onPageSize={(size) => onTurn({ page: FIRST_PAGE.page, pageSize: size })}
          labels={pagination}
        />
      )}
    </PagedTable>
  );
}
