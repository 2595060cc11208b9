import type { Sort } from '@territori/ui/table';

/** Stands for "no value" in filters. */
export const BLANK = '$BLANK$';

/** A cell's value that rows are kept by; `BLANK` keeps the rows without one. */
export interface ColumnFilter {
  readonly column: string;
  readonly value: string;
}

/** Which rows of a report are seen, and in which order. */
export interface ReportView {
  readonly filters: readonly ColumnFilter[];
  readonly sorts: readonly Sort[];
  /** From 1. */
  readonly page: number;
  /** Rows a page, one of `PAGE_SIZES`; the first one is the default. */
  readonly size: number;
}
