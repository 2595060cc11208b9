import type { Day } from '@territori/history/dates/day';
import { groupBy } from '@territori/traduzione/groupBy';
import type { Column } from '../definition.ts';
import type { Filter, Selection, Sort } from '../Selection.ts';
import type { CellStyle, Values } from './Values.ts';

export interface Window {
  /** Rows to skip. */
  readonly offset: number;
  readonly limit: number;
}

/** The days on which rows hold, by their numbers since 1970: for each row the first, and the first on which it does not hold any more. */
export interface Days {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** The bounds of days without a beginning or an end. */
export const [ALWAYS, FOR_EVER] = [-(2 ** 31), 2 ** 31 - 1] as const;

const DAY_MS = 86_400_000;
export const numberOfDay = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Some rows of a table, in an order. */
export type Rows = Uint32Array;

/**
 * The rows of a report on all days, by columns, in the order of the report. What callers want of them is computed here: the rows of a day,
 * those that filters take, orders, pages, the values of a column. Nothing else is needed for it, neither a database nor files.
 */
export class Table {
  readonly columns: readonly Values[];
  /** For each date of the report the days on which the rows hold. */
  readonly days: readonly Days[];
  readonly length: number;

  constructor(columns: readonly Values[], days: readonly Days[], length: number) {
    this.columns = columns;
    this.days = days;
    this.length = length;
  }

  /** The values of a column. Throws RangeError for one that the table lacks. */
  values(name: string): Values {
    const found = this.columns.find(({ column }) => column.name === name);
    if (!found) throw new RangeError(`The table has no column ${name}`);
    return found;
  }

  /** All rows, whatever their days. All tables share this list: no caller may change it. */
  all(): Rows {
    if (everyRow.length < this.length) everyRow = new Uint32Array(this.length).map((_, row) => row);
    return everyRow.subarray(0, this.length);
  }

  /** The selected rows at dates. */
  select(dates: readonly Day[], { filters, sorts }: Selection): Rows {
    return this.#sorted(this.#filtered(this.#at(dates), filters), sorts);
  }

  /**
   * The same rows in the order of some columns, then of the characters of the others, then of their days, so that their
   * order does not depend on the order of the rows that they are made of.
   */
  ordered(names: readonly string[]): Table {
    const bounds = this.days.flatMap(({ from, to }) => [from, to]);
    const byDays = bounds.reduceRight((rows: Rows, days) => {
      const places = placesOf(new Set(days), (one, other) => one - other);
      return sortedBy(rows, (row) => places.get(days[row] as number) as number, places.size);
    }, this.all());
    const others = this.columns.filter(({ column }) => !names.includes(column.name));
    const byOthers = others.reduceRight((rows: Rows, { distinct, numbers }) => {
      const places = placesOf(distinct.filter((cell) => cell !== null));
      const ranks = distinct.map((cell) => (cell === null ? places.size : (places.get(cell) as number)));
      return sortedBy(rows, (row) => ranks[numbers[row] as number] as number, places.size);
    }, byDays);
    const sorts = names.map((name): Sort => ({ column: this.values(name).column, direction: 'ASC' }));
    const rows = this.#sorted(byOthers, sorts);
    const moved = (days: Int32Array) => Int32Array.from(rows, (row) => days[row] as number);
    const days = this.days.map(({ from, to }) => ({ from: moved(from), to: moved(to) }));
    return new Table(
      this.columns.map((values) => values.of(rows)),
      days,
      this.length,
    );
  }

  /** The same rows; a row that continues an equal one without a gap is joined with it. */
  joined(): Table {
    const [only, ...others] = this.days;
    if (!only || others.length > 0) return this;
    const first = kept(
      this.all(),
      (row) => row === 0 || only.to[row - 1] !== only.from[row] || this.columns.some(({ numbers }) => numbers[row - 1] !== numbers[row]),
    );
    const from = Int32Array.from(first, (row) => only.from[row] as number);
    const to = Int32Array.from(first, (_, place) => only.to[(first[place + 1] ?? this.length) - 1] as number);
    return new Table(
      this.columns.map((values) => values.of(first)),
      [{ from, to }],
      first.length,
    );
  }

  /** The distinct values of one column under the filters on the other columns, in its order: as the texts of rows in JSON. */
  valuesOf(column: Column, dates: readonly Day[], { filters, sorts }: Selection): readonly string[] {
    const values = this.values(column.name);
    const { numbers, ranks } = values;
    const json = values.json('wire');
    const found = new Map<number, number>();
    const others = filters.filter((filter) => filter.column.name !== column.name);
    for (const row of this.#filtered(this.#at(dates), others)) found.set(ranks[numbers[row] as number] as number, numbers[row] as number);
    const descending = sorts.find((sort) => sort.column.name === column.name)?.direction === 'DESC';
    const places = [...found.keys()].filter((rank) => rank > 0).sort((a, b) => (descending ? b - a : a - b));
    if (found.has(0)) places.push(0);
    return places.map((rank) => `{"${column.name}":${json(found.get(rank) as number)}}`);
  }

  /** The text of a JSON array of rows with some columns. */
  json(rows: Rows, names: readonly string[], style: CellStyle, { offset, limit }: Window): string {
    const cells = names.map((name, place) => {
      const values = this.values(name);
      return { head: `${place === 0 ? '{' : ','}"${name}":`, numbers: values.numbers, json: values.json(style) };
    });
    const end = Math.min(rows.length, offset + limit);
    let text = '';
    for (let place = offset; place < end; place += 1) {
      const row = rows[place] as number;
      text += place === offset ? '[' : '},';
      for (const { head, numbers, json } of cells) text += head + json(numbers[row] as number);
    }
    return text === '' ? '[]' : `${text}}]`;
  }

  /** The text of a JSON array of rows, each a list of the cells of some columns, as `wire` has them. */
  lists(rows: Rows, names: readonly string[], { offset, limit }: Window): string {
    const columns = names.map((name) => ({ numbers: this.values(name).numbers, json: this.values(name).json('wire') }));
    const end = Math.min(rows.length, offset + limit);
    let text = '';
    for (let place = offset; place < end; place += 1) {
      const row = rows[place] as number;
      let before = place === offset ? '[[' : '],[';
      for (const { numbers, json } of columns) {
        text += before + json(numbers[row] as number);
        before = ',';
      }
    }
    return text === '' ? '[]' : `${text}]]`;
  }

  /** The rows that hold at dates. */
  #at(dates: readonly Day[]): Rows {
    let rows = this.all();
    for (const [place, { from, to }] of this.days.entries()) {
      const day = numberOfDay(dates[place] as Day);
      rows = kept(rows, (row) => (from[row] as number) <= day && day < (to[row] as number));
    }
    return rows;
  }

  /** All filters hold together; the IN values of one column are alternatives. */
  #filtered(all: Rows, filters: readonly Filter[]): Rows {
    const together = groupBy(filters, (filter) => (filter.operator === 'IN' ? filter.column.name : filter));
    return [...together.values()].reduce((rows: Rows, some) => {
      const values = this.values((some[0] as Filter).column.name);
      const taken = some.map((filter) => values.taken(filter));
      const takes = values.distinct.map((_, number) => taken.some((one) => one[number]));
      return kept(rows, (row) => takes[values.numbers[row] as number] === true);
    }, all);
  }

  /** Rows that are equal stay in their order; cells without a value come last, in both directions. */
  #sorted(rows: Rows, sorts: readonly Sort[]): Rows {
    // by the last column first: each pass keeps the order of the one before among equal cells
    return sorts.toReversed().reduce((sorted, { column, direction }) => {
      const { numbers, ranks } = this.values(column.name);
      const last = ranks.length + 1;
      const places = ranks.map((rank) => (rank === 0 ? last : direction === 'DESC' ? last - rank : rank));
      return sortedBy(sorted, (row) => places[numbers[row] as number] as number, last);
    }, rows);
  }
}

/** The place of each value among all, from 0. */
const placesOf = <V>(values: Iterable<V>, compare?: (one: V, other: V) => number): ReadonlyMap<V, number> =>
  new Map([...values].sort(compare).map((value, place) => [value, place]));

/** All rows of the longest table so far. A shorter table has the first of them. */
let everyRow: Rows = new Uint32Array();

/** Where `kept` gathers rows before it knows how many there are. A new list for each call would make V8 collect garbage more often. */
let gathered: Rows = new Uint32Array();

/** The rows that pass a test. */
function kept(rows: Rows, passes: (row: number) => boolean): Rows {
  if (gathered.length < rows.length) gathered = new Uint32Array(rows.length);
  let count = 0;
  for (const row of rows) if (passes(row)) gathered[count++] = row;
  return gathered.slice(0, count);
}

/** Rows in the order of numbers up to a last one, by counting how many have each. */
function sortedBy(rows: Rows, numberOf: (row: number) => number, last: number): Rows {
  const starts = new Uint32Array(last + 2);
  for (const row of rows) starts[numberOf(row) + 1] = (starts[numberOf(row) + 1] as number) + 1;
  for (let number = 1; number < starts.length; number += 1) starts[number] = (starts[number] as number) + (starts[number - 1] as number);
  const sorted = new Uint32Array(rows.length);
  for (const row of rows) {
    const number = numberOf(row);
    const place = starts[number] as number;
    sorted[place] = row;
    starts[number] = place + 1;
  }
  return sorted;
}
