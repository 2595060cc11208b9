import type { BLANK as WireBlank } from '@territori/contract/wire';
import type { Sort } from '@territori/ui/table';

/** Stands for a missing value in a filter; the API's type holds the literal. */
export const BLANK: WireBlank = '$BLANK$';

/** The cell value that a filter keeps; `BLANK` keeps the rows with an empty cell. */
export interface ColumnFilter {
  readonly column: string;
  readonly value: string;
}

/** The rows of a report on screen, and their order. */
export interface ReportView {
  readonly filters: readonly ColumnFilter[];
  readonly sorts: readonly Sort[];
  /** From 1. */
  readonly page: number;
  /** Rows per page, one of `PAGE_SIZES`; the first one is the default. */
  readonly size: number;
}
