import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Level } from '../storia/Storia.ts';
import type { Origin, Target } from '../translate/Outcome.ts';
import type { Translation } from '../translate/Translation.ts';

/** What a numeric column is, as the visitor says. Columns are places from 0. */
export type Figure =
  /** Adds up. */
  | { readonly kind: 'conteggio'; readonly column: number }
  /** A mean, weighted by a column of counts or by the population of the row's unit. */
  | { readonly kind: 'tasso'; readonly column: number; readonly weight: number | 'popolazione' };

/**
 * How comparable the figures of a unit of the day asked are.
 * - `intera`: whole rows came to it, and no territory of others is missing
 * - `distribuita`: it has shares of rows that were distributed
 * - `parziale`: a unit whose territory it holds has no row, or its row stays whole elsewhere
 * - `non_comparabile`: a row that stays whole counts in it, although others hold a part of that territory
 * - `nulla`: it holds territory of a row of the list, and received nothing
 */
export type Comparability = 'intera' | 'distribuita' | 'parziale' | 'non_comparabile' | 'nulla';

/** One unit of the day asked, with a figure for each declared column; null where no row gives one. */
export interface AggregatedRow {
  readonly target: Target;
  /** Rows of the list that came to it. */
  readonly rows: number;
  readonly figures: readonly (number | null)[];
  /** What each figure is of. Of a count: how many rows gave a number, a distributed one by its share. Of a rate: the sum of the weights. */
  readonly weights: readonly number[];
  readonly comparability: Comparability;
  /** Of a unit that is `non_comparabile`: the units that hold the territory of its figures. */
  readonly territory: readonly Target[];
}

/** A unit of the list whose figures stay whole, because they were not to be distributed or no source has the figures of its parts. */
export interface WholeUnit {
  readonly origin: Origin;
  /** The units that hold its territory. */
  readonly territory: readonly Target[];
  /** The unit of the day asked that it still is, where its figures stand; null where it is gone and they are not assigned. */
  readonly target: Target | null;
  readonly rows: number;
  readonly figures: readonly (number | null)[];
  /** True where a source has the figures of every part. */
  readonly distributable: boolean;
}

export interface Balance {
  readonly entered: number;
  readonly left: number;
  readonly unassigned: number;
  /** The part of what is unassigned that stands in rows without a unit: totals, notes, rows without a value. */
  readonly withoutUnit: number;
}

/** Cells of a column that hold something, but no number. */
export interface UnreadCells {
  readonly column: number;
  readonly cells: number;
  /** The first of them, as it stands in the file. */
  readonly example: string;
}

export interface Aggregation {
  readonly rows: readonly AggregatedRow[];
  /** What went in and came out of each column of counts, by its place. */
  readonly balances: ReadonlyMap<number, Balance>;
  /** Columns declared as counts that look like rates. */
  readonly questioned: readonly number[];
  /** Columns of figures or weights with cells that are not numbers; these cells count nowhere. */
  readonly unread: readonly UnreadCells[];
  /** Rows whose territory several units hold, and how many of them have a weight for every part. */
  readonly divided: number;
  readonly distributable: number;
  /** Years of the figures by which rows were distributed. */
  readonly weightYears: readonly number[];
  /** The units whose rows stay whole, by code. */
  readonly whole: readonly WholeUnit[];
  /** Rows whose unit gave territory to units that existed before: they count whole, because no source says how much territory passed. */
  readonly exchanged: number;
  /** The places of the rows that stay whole. */
  readonly wholeLines: ReadonlySet<number>;
}

/** What the figures of a list need to know beside its rows. */
export interface AggregationOptions {
  readonly index: HistoryIndex;
  readonly level: Level;
  readonly translation: Pick<Translation, 'day' | 'sourcesOf'>;
  /** Whether rows whose territory several units hold are distributed among them. */
  readonly distribute?: boolean;
}
