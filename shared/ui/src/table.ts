export type { Column } from './table/Column.ts';
export { DataTable, type DataTableProps } from './table/DataTable.tsx';
export { PagedTable, type PagedTableProps } from './table/PagedTable.tsx';
export { PAGE_SIZES, Pagination, type PaginationProps } from './table/Pagination.tsx';
export { nextSort, type Sort } from './table/sort.ts';
