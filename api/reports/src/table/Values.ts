import type { Column } from '../definition.ts';
import type { Filter } from '../Selection.ts';
import { compareCells } from './compareCells.ts';
import { folded } from './folded.ts';

/** The cells of a column as texts: a number as it is written, a day as YYYY-MM-DD, null for none. */
export type CellText = string | null;

/**
 * How cells look in JSON. `wire`: numbers are numbers, dates are DD/MM/YYYY. `file`: decimals are text with a comma. `published`: the same
 * with dates as `1995-01-01T00:00:00Z`, as the published services of the live system have answered since 2026.
 */
export type CellStyle = 'wire' | 'file' | 'published';

/** The values of a column: each distinct one once, by its number, and the number of the value of each row. */
export class Values {
  readonly column: Column;
  readonly distinct: readonly CellText[];
  readonly numbers: Uint16Array | Uint32Array;
  #ranks: Uint32Array | undefined;
  #folded: readonly CellText[] | undefined;
  readonly #json = new Map<CellStyle, (string | undefined)[]>();

  constructor(column: Column, distinct: readonly CellText[], numbers: Uint16Array | Uint32Array) {
    this.column = column;
    this.distinct = distinct;
    this.numbers = numbers;
  }

  /** The values of a list of cells. */
  static of(column: Column, cells: readonly CellText[]): Values {
    const known = new Map<CellText, number>();
    const numbers = new Uint32Array(cells.length);
    for (let row = 0; row < cells.length; row += 1) {
      const cell = cells[row] ?? null;
      let number = known.get(cell);
      if (number === undefined) {
        number = known.size;
        known.set(cell, number);
      }
      numbers[row] = number;
    }
    return new Values(column, [...known.keys()], known.size <= 65_536 ? Uint16Array.from(numbers) : numbers);
  }

  /** The place of each distinct value in the order of the column, from 1; equal ones have the same. 0 for no value. */
  get ranks(): Uint32Array {
    if (this.#ranks) return this.#ranks;
    const compare = compareCells(this.column);
    const order = [...this.distinct.keys()].filter((number) => this.distinct[number] !== null);
    const at = (number: number) => this.distinct[number] as string;
    order.sort((a, b) => compare(at(a), at(b)));
    const ranks = new Uint32Array(this.distinct.length);
    let rank = 0;
    for (const [place, number] of order.entries()) {
      const before = order[place - 1];
      if (before === undefined || compare(at(before), at(number)) !== 0) rank += 1;
      ranks[number] = rank;
    }
    this.#ranks = ranks;
    return ranks;
  }

  /** Gives the text of a distinct value as a cell in JSON, by its number: made when a row first shows it. */
  json(style: CellStyle): (number: number) => string {
    const known = this.column.type === 'VARCHAR' ? 'wire' : style;
    const texts = this.#json.get(known) ?? new Array<string | undefined>(this.distinct.length);
    this.#json.set(known, texts);
    return (number) => {
      const text = texts[number];
      if (text !== undefined) return text;
      const cell = this.distinct[number] as CellText;
      const made = cell === null ? 'null' : this.#cell(cell, style);
      texts[number] = made;
      return made;
    };
  }

  #cell(cell: string, style: CellStyle): string {
    const { type, mask } = this.column;
    if (type === 'NUMBER') return style !== 'wire' && mask.includes('D0') ? `"${cell.replace('.', ',')}"` : cell;
    if (type === 'VARCHAR') return JSON.stringify(cell);
    return style === 'published' ? `"${cell}T00:00:00Z"` : `"${cell.slice(8)}/${cell.slice(5, 7)}/${cell.slice(0, 4)}"`;
  }

  /** The values of some rows, in their order. */
  of(rows: Uint32Array): Values {
    const numbers = this.numbers.slice(0, rows.length);
    for (let place = 0; place < rows.length; place += 1) numbers[place] = this.numbers[rows[place] as number] as number;
    return new Values(this.column, this.distinct, numbers);
  }

  /** For each distinct value whether a filter takes it. */
  taken({ operator, value }: Pick<Filter, 'operator' | 'value'>): readonly boolean[] {
    const { distinct, column } = this;
    if (value === null) return distinct.map((cell) => cell === null || (column.type === 'VARCHAR' && cell === ''));
    if (operator === 'CONTAINS') {
      const part = folded(value);
      this.#folded ??= distinct.map((cell) => cell && folded(cell));
      return this.#folded.map((cell) => cell?.includes(part) ?? false);
    }
    if (column.type === 'VARCHAR') return distinct.map((cell) => cell === value);
    const compare = compareCells(column);
    return distinct.map((cell) => {
      if (cell === null) return false;
      const order = compare(cell, value);
      return order === 0 || (operator === 'GE' && order > 0) || (operator === 'LE' && order < 0);
    });
  }
}
