import type { Table } from '../read/Table.ts';
import { isNothing } from '../recognise/kinds.ts';
import type { Sizes } from '../storia/Storia.ts';
import type { Outcome, Target } from '../translate/Outcome.ts';
import { looksLikeRate, numbersOf } from './numbers.ts';

/** What a numeric column is, as the visitor says. Columns are places from 0. */
export type Figure =
  /** Adds up. */
  | { readonly kind: 'conteggio'; readonly column: number }
  /** A mean, weighted by a column of counts or by the population of the unit asked for. */
  | { readonly kind: 'tasso'; readonly column: number; readonly weight: number | 'popolazione' };

/** One unit of the day asked, with a figure for each declared column; null where no row gives one. */
export interface AggregatedRow {
  readonly target: Target;
  /** Rows of the list that came to it. */
  readonly rows: number;
  readonly figures: readonly (number | null)[];
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
  /** Columns of figures or weights with cells that are no numbers; these cells count nowhere. */
  readonly unread: readonly UnreadCells[];
  /** Rows whose territory several units hold, and how many of them have a weight for every part. */
  readonly divided: number;
  readonly distributable: number;
}

type Destination = { readonly target: Target; readonly weight: number };

/**
 * The units among which a row is divided, each with its weight; none where a weight is not known, null for a row that is not divided. A
 * unit that goes on and gave a part of its territory is one of its own parts.
 */
function partsOf({ outcome, target, candidates, parts }: Outcome): Destination[] | null {
  const units = target ? parts : outcome === 'divisa' || outcome === 'fuori_epoca' ? candidates : [];
  if (units.length === 0) return null;
  const weighted = units.flatMap((unit) => (unit.weight === null ? [] : [{ target: unit, weight: unit.weight }]));
  return weighted.length === units.length ? weighted : [];
}

/** The cells of a column that hold something, but no number. */
function unreadCells(table: Table, column: number, numbers: readonly (number | null)[]): UnreadCells[] {
  const texts = table.rows.map((row) => row[column] as string);
  const unread = texts.filter((cell, line) => numbers[line] === null && !isNothing(cell, 'comune'));
  const [example] = unread;
  return example === undefined ? [] : [{ column, cells: unread.length, example }];
}

interface Sums {
  target: Target;
  rows: number;
  sums: number[];
  weights: number[];
}

/** Sums without the noise of binary fractions. */
const rounded = (number: number) => Math.round(number * 1e6) / 1e6;

/**
 * One row for each unit of the day asked. Counts are added; a rate is the mean of the rows' rates, weighted as declared. A divided row
 * is distributed only with `distribute`, and only where the weight of every part is known; otherwise it stays with its unit where that goes
 * on, and what goes nowhere is counted as unassigned.
 */
export function aggregate(
  table: Table,
  outcomes: readonly Outcome[],
  figures: readonly Figure[],
  { sizes, distribute = false }: { sizes: Sizes; distribute?: boolean },
): Aggregation {
  const numbers = new Map<number, (number | null)[]>();
  const read = (column: number): (number | null)[] => {
    const known = numbers.get(column) ?? numbersOf(table.rows.map((row) => row[column] as string));
    numbers.set(column, known);
    return known;
  };
  const units = new Map<number, Sums>();
  const balances = new Map<number, { -readonly [field in keyof Balance]: number }>();
  for (const { kind, column } of figures) {
    if (kind === 'conteggio') balances.set(column, { entered: 0, left: 0, unassigned: 0, withoutUnit: 0 });
  }
  let [divided, distributable] = [0, 0];

  const weightIn = (figure: Figure & { kind: 'tasso' }, line: number, target: Target): number | null =>
    figure.weight === 'popolazione' ? (sizes.get(target.unit)?.population ?? null) : (read(figure.weight)[line] ?? null);

  for (const [line, outcome] of outcomes.entries()) {
    const shares = partsOf(outcome);
    if (shares) {
      divided += 1;
      if (shares.length > 0) distributable += 1;
    }
    const whole = outcome.target ? [{ target: outcome.target, weight: 1 }] : [];
    const parts = distribute && shares && shares.length > 0 ? shares : whole;
    for (const { target } of parts) {
      const sums = units.get(target.unit) ?? { target, rows: 0, sums: figures.map(() => 0), weights: figures.map(() => 0) };
      sums.rows += 1;
      units.set(target.unit, sums);
    }
    for (const [place, figure] of figures.entries()) {
      const value = read(figure.column)[line] ?? null;
      if (value === null) continue;
      const balance = balances.get(figure.column);
      if (figure.kind === 'conteggio' && balance) {
        balance.entered += value;
        if (parts.length === 0) balance.unassigned += value;
        if (outcome.outcome === 'vuota') balance.withoutUnit += value;
      }
      for (const { target, weight } of parts) {
        const sums = units.get(target.unit) as Sums;
        const factor = figure.kind === 'conteggio' ? weight : (weightIn(figure, line, target) ?? 0) * weight;
        sums.sums[place] = (sums.sums[place] as number) + value * factor;
        sums.weights[place] = (sums.weights[place] as number) + factor;
      }
    }
  }
  const rows = [...units.values()]
    .sort((a, b) => (a.target.code < b.target.code ? -1 : 1))
    .map(({ target, rows: number, sums, weights }): AggregatedRow => {
      const values = figures.map(({ kind }, place) => {
        const weight = weights[place] as number;
        if (weight === 0) return null;
        return rounded(kind === 'conteggio' ? (sums[place] as number) : (sums[place] as number) / weight);
      });
      return { target: { ...target, weight: null }, rows: number, figures: values };
    });
  for (const [place, { kind, column }] of figures.entries()) {
    const balance = balances.get(column);
    if (kind === 'conteggio' && balance) balance.left = rows.reduce((sum, row) => sum + (row.figures[place] ?? 0), 0);
  }
  return {
    rows,
    balances: new Map(
      [...balances].map(([column, { entered, left, unassigned, withoutUnit }]) => [
        column,
        { entered: rounded(entered), left: rounded(left), unassigned: rounded(unassigned), withoutUnit: rounded(withoutUnit) },
      ]),
    ),
    questioned: figures.flatMap(({ kind, column }) => (kind === 'conteggio' && looksLikeRate(read(column)) ? [column] : [])),
    unread: [...numbers].flatMap(([column, read]) => unreadCells(table, column, read)).sort((a, b) => a.column - b.column),
    divided,
    distributable,
  };
}
