import type { BLANK as WireBlank } from '@territori/contract/wire';
import type { Sort } from '@territori/ui/table';

/** Stands for a missing value in a filter; the API's type holds the literal. */
export const BLANK: WireBlank = '$BLANK$';

/** How a filter compares a cell with its value: a text that contains it, a number or date not before (`from`) or not after (`to`) it. */
export type FilterMatch = 'contains' | 'from' | 'to';

/**
 * A filter of the rows. Without `match` it keeps the cells equal to the value (`BLANK` keeps the empty ones), and several such filters of
 * one column are alternatives. Every other filter must hold.
 */
export interface ColumnFilter {
  readonly column: string;
  /** A number or a date of a range is in the API's form: `1234.5`, `YYYY-MM-DD`. */
  readonly value: string;
  readonly match?: FilterMatch | undefined;
}

/** The rows of a report on screen, and their order. */
export interface ReportView {
  readonly filters: readonly ColumnFilter[];
  readonly sorts: readonly Sort[];
  /** From 1. */
  readonly page: number;
  /** Rows per page, one of `PAGE_SIZES`; the first one is the default. */
  readonly size: number;
  /** Names of the chosen columns; `ALL_COLUMNS` for all, undefined for those that say something in the rows on screen. */
  readonly columns?: readonly string[] | undefined;
  /** The column that a map shows in place of the table; `ANY_COLUMN` for the first one that can be shown, undefined for the table. */
  readonly map?: string | undefined;
}

/** Stands for the first column of a report that a map can show. */
export const ANY_COLUMN = 'auto';

/** Stands for all columns of a report, also those that are empty or repeat another one. */
export const ALL_COLUMNS: readonly string[] = ['all'];
