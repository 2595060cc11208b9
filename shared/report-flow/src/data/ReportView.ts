import type { BLANK as WireBlank } from '@territori/contract/wire';
import type { Sort } from '@territori/ui/table';

/** Stands for a missing value in a filter; the API's type holds the literal. */
export const BLANK: WireBlank = '$BLANK$';

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
