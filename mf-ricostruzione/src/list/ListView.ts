import type {
  Aggregation,
  Balance,
  Comparability,
  Figure,
  Notice,
  OutcomeKind,
  Question,
  Reading,
  Reason,
  Report,
  Target,
} from '@territori/traduzione';
import type { Level } from '@territori/traduzione/storia';

/** Which rows of a list are shown: all, those of one outcome, or those to be checked. */
export type RowFilter = 'tutte' | 'da_controllare' | OutcomeKind;

/** A column of numbers that the visitor may declare as figures. Columns are places from 0. */
export interface NumericColumn {
  readonly column: number;
  readonly looksLikeRate: boolean;
}

/** Figures by unit of the day asked, without the rows. */
export interface AggregationView extends Omit<Aggregation, 'rows' | 'balances' | 'wholeLines'> {
  /** The declared figures that the list has. */
  readonly figures: readonly Figure[];
  /** Units of the day asked; those that receive nothing, and those that receive only a part. */
  readonly units: number;
  readonly empty: readonly Target[];
  readonly partial: readonly Target[];
  /** What went in and came out of each column of counts. */
  readonly balances: readonly (Balance & { readonly column: number })[];
}

/** What a page shows of a list that was read with a visitor's choices. It is small, however long the list is. */
export interface ListView {
  /** As the command writes it, without the values that do not fit: those are among the rows to check. */
  readonly report: Report;
  readonly sheets: readonly string[];
  /** Sheets that hold a list too, while the visitor has chosen none. */
  readonly otherSheets: readonly string[];
  readonly columns: readonly string[];
  readonly numeric: readonly NumericColumn[];
  /** Years of header and file name in which the values were not in force. */
  readonly differingYears: readonly number[];
  /** The first and the last day that the edition covers, YYYY-MM-DD. */
  readonly since: string;
  readonly updatedTo: string;
  /** Distinct values that were in force throughout the epoch. */
  readonly fitting: number;
  /** Null while the day of the values is not known. */
  readonly translation: {
    readonly level: Level;
    /** YYYY-MM-DD of which the values are, or `ultimo`. */
    readonly from: string;
    /** YYYY-MM-DD to which they were translated. */
    readonly to: string;
    /** True when a day after the edition's was asked for. */
    readonly beyondEdition: boolean;
    /** True when a day before the first one was chosen. */
    readonly beforeHistory: boolean;
    /** Distinct values to check, and the rows that have them. */
    readonly toCheck: { readonly values: number; readonly rows: number };
    /** What only the visitor knows of the list; null where nothing is left to ask. */
    readonly question: Question | null;
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
  /** What a decision about it depends on: the province beside it, null where it holds for all equal values. */
  readonly besideValue: string | null;
  readonly level: Level;
  /** True for a value of which the visitor may decide what it is. */
  readonly decidable: boolean;
  /** The units to choose from, with the codes and names of the day of the list. */
  readonly choices: readonly { readonly unit: number; readonly code: string; readonly name: string }[];
  readonly rows: number;
  readonly outcome: OutcomeKind;
  readonly reason: Reason | null;
  readonly notices: readonly Notice[];
  /** YYYY-MM-DD from which it was translated, when that is not the day of the list. */
  readonly translatedFrom: string | null;
  /** YYYY-MM-DD on which the candidates have their codes and names, when that is not the day asked. */
  readonly namedOn: string | null;
  /** The unit that a typing error may mean. */
  readonly suggestion: { readonly unit: number | null; readonly code: string; readonly name: string } | null;
  readonly target: Target | null;
  /** The units that hold the territory of figures that stay whole. */
  readonly territory: readonly Target[];
  readonly candidates: readonly Target[];
  /** What it is at each time from which the list may come; none where it is the same at all of them. */
  readonly readings: readonly Reading[];
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
  readonly unit: number;
  readonly code: string;
  readonly name: string;
  readonly rows: number;
  readonly figures: readonly (number | null)[];
  /** Of a count: how many rows gave a number, a distributed one by its share. */
  readonly weights: readonly number[];
  readonly comparability: Comparability;
  /** Where it is not comparable: the units that the territory is in. */
  readonly territory: readonly Target[];
}

/** The files that can be given back. */
export type FileKind = 'CSV' | 'XLSX' | 'ODS' | 'AGGREGATI';

/** The most cells of a list as an ODS: its library needs some 300 bytes of memory for each. */
export const LARGEST_ODS = 1_000_000;
