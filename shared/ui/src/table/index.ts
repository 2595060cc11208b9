export type { Column } from './Column.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { PagedTable, type PagedTableProps } from './PagedTable.tsx';
export { PAGE_SIZES, Pagination, type PaginationProps } from './Pagination.tsx';
export { nextSort, type Sort } from './sort.ts';
