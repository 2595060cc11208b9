import { setImmediate as nextTask } from 'node:timers/promises';

/** The values of a column: each distinct one once, and for each row the place of its value among them. */
export interface RowColumn {
  readonly distinct: readonly unknown[];
  readonly places: Uint16Array | Uint32Array;
}

/** The rows of a statement by columns. Rows that are made of them share equal values, and so take a third of the memory. */
export interface RowColumns {
  readonly length: number;
  readonly columns: readonly RowColumn[];
}

/** Characters that are parsed at once, which takes some milliseconds: in between, other calls are served. */
const BLOCK = 100_000;

/** Places among so many values take two bytes. */
export const SHORT = 65_536;

class GrowingColumn {
  readonly #known = new Map<unknown, number>();
  readonly #distinct: unknown[] = [];
  readonly #places: number[] = [];

  add(value: unknown): void {
    // lists and objects are equal where their texts are
    const key = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    let place = this.#known.get(key);
    if (place === undefined) {
      place = this.#distinct.length;
      this.#known.set(key, place);
      this.#distinct.push(value);
    }
    this.#places.push(place);
  }

  get column(): RowColumn {
    return { distinct: this.#distinct, places: (this.#distinct.length <= SHORT ? Uint16Array : Uint32Array).from(this.#places) };
  }
}

/**
 * Rows by columns.
 * @param text one JSON array in each line, as the database gives the rows
 */
export async function columnsOfLines(text: string): Promise<RowColumns> {
  const columns: GrowingColumn[] = [];
  let length = 0;
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start + BLOCK);
    const end = lineEnd < 0 ? text.length : lineEnd;
    for (const cells of JSON.parse(`[${text.slice(start, end).replaceAll('\n', ',')}]`) as unknown[][]) {
      for (let place = 0; place < cells.length; place += 1) {
        columns[place] ??= new GrowingColumn();
        columns[place]?.add(cells[place]);
      }
      length += 1;
    }
    start = end + 1;
    await nextTask();
  }
  return { length, columns: columns.map(({ column }) => column) };
}
