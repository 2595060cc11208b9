import type { Column } from './definition.ts';

export type Direction = 'ASC' | 'DESC';

/**
 * How a cell is compared with a filter's value. EQ: equal to it. IN: equal to one of the IN values of its column. CONTAINS: has it
 * somewhere in its text, without case and accents. GE and LE: not less and not more than it.
 */
export const OPERATORS = ['EQ', 'IN', 'CONTAINS', 'GE', 'LE'] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Filter {
  readonly column: Column;
  readonly operator: Operator;
  /** Null for cells without a value; only EQ and IN take it. */
  readonly value: string | null;
}

export interface Sort {
  readonly column: Column;
  readonly direction: Direction;
}

/** What a caller wants of a report: rows that match every filter, in the order of the sorts. */
export interface Selection {
  readonly filters: readonly Filter[];
  readonly sorts: readonly Sort[];
}

export const EVERYTHING: Selection = { filters: [], sorts: [] };
