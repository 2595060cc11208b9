import type { Notice, OutcomeKind, Reason, Report, Target } from '@territori/traduzione';

/** Which rows of a list are shown: all, those of one outcome, or those to be checked. */
export type RowFilter = 'tutte' | 'da_controllare' | OutcomeKind;

/** A column of numbers that the visitor may declare as figures. Columns are places from 0. */
export interface NumericColumn {
  readonly column: number;
  readonly looksLikeRate: boolean;
}

export interface AggregationView {
  /** Units of the day asked. */
  readonly units: number;
  /** Columns declared as counts that look like rates. */
  readonly questioned: readonly number[];
  /** Rows that several units share, and how many of them have a weight for every part. */
  readonly divided: number;
  readonly distributable: number;
}

/** What a page shows of a list that was read with a visitor's choices. It is small, however long the list is. */
export interface ListView {
  /** As the command writes it, without the values that do not fit: those are among the rows to check. */
  readonly report: Report;
  readonly sheets: readonly string[];
  readonly columns: readonly string[];
  readonly numeric: readonly NumericColumn[];
  /** Years of header and file name in which the values were not in force. */
  readonly differingYears: readonly number[];
  /** YYYY-MM-DD: the last day of which the edition knows. */
  readonly updatedTo: string;
  /** Distinct values that were in force throughout the epoch. */
  readonly fitting: number;
  /** Null while the day of the values is not known. */
  readonly translation: {
    /** YYYY-MM-DD of which the values are, or `ultimo`. */
    readonly from: string;
    /** YYYY-MM-DD to which they were translated. */
    readonly to: string;
    /** True when a day after the edition's was asked for. */
    readonly beyondEdition: boolean;
    /** Distinct values to check, and the rows that have them. */
    readonly toCheck: { readonly values: number; readonly rows: number };
    readonly aggregation: AggregationView | null;
  } | null;
}

/** The sheets of a file, and the columns of one of them. */
export interface ListOutline {
  readonly sheets: readonly string[];
  readonly columns: readonly string[];
}

/** A value to check, with the rows that have it. */
export interface CheckItem {
  readonly value: string;
  /** The province beside it, or the name in its row. */
  readonly beside: string;
  readonly rows: number;
  readonly outcome: OutcomeKind;
  readonly reason: Reason | null;
  readonly notices: readonly Notice[];
  /** YYYY-MM-DD from which it was translated, when that is not the day of the list. */
  readonly translatedFrom: string | null;
  /** The unit that a typing error may mean. */
  readonly suggestion: { readonly code: string; readonly name: string } | null;
  readonly target: Target | null;
  readonly candidates: readonly Target[];
}

/** Some of a longer list. */
export interface Slice<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** A row of the visitor's table: the cells as they stood, then those that the translation adds. */
export interface ShownRow {
  /** Place in the list, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly added: readonly string[];
}

/** One unit of the day asked with its figures, in the order in which they were declared. */
export interface UnitFigures {
  readonly code: string;
  readonly name: string;
  readonly rows: number;
  readonly figures: readonly (number | null)[];
}

/** The files that can be given back. */
export type FileKind = 'CSV' | 'XLSX' | 'AGGREGATI';
