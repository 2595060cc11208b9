import { groupBy } from '@territori/traduzione/groupBy';

/** How many of its first characters a line is found by. */
const FIRST_CHARACTERS = 4;

const firstOf = (text: string): string => text.slice(0, FIRST_CHARACTERS);

/**
 * Short texts in one long one, a line each: looking for a text in all of them is one search of the engine, which takes a
 * fraction of the time of asking each. `beginning` and `equal` ask only the lines with the same first characters.
 */
export class Lines {
  readonly #text: string;
  readonly #rowsByFirst: ReadonlyMap<string, readonly number[]>;
  /** Where each line begins, after the line break before it. */
  readonly #starts: Int32Array;

  constructor(lines: readonly string[]) {
    this.#text = `\n${lines.join('\n')}\n`;
    this.#starts = new Int32Array(lines.length + 1);
    let start = 1;
    for (const [row, line] of lines.entries()) {
      this.#starts[row] = start;
      start += line.length + 1;
    }
    this.#starts[lines.length] = start;
    this.#rowsByFirst = groupBy(lines.keys(), (row) => firstOf(lines[row] as string));
  }

  line(row: number): string {
    return this.#text.slice(this.#starts[row], (this.#starts[row + 1] as number) - 1);
  }

  #rowAt(place: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] as number) <= place) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Calls back for each line that has a text, with the place of its first occurrence and the character after it. */
  having(wanted: string, found: (row: number, place: number) => void): void {
    if (wanted === '') return;
    for (let at = this.#text.indexOf(wanted); at >= 0; ) {
      const row = this.#rowAt(at);
      found(row, at - (this.#starts[row] as number));
      at = this.#text.indexOf(wanted, this.#starts[row + 1] as number);
    }
  }

  /** The lines that begin with a text. */
  beginning(wanted: string): number[] {
    if (wanted.length >= FIRST_CHARACTERS) return this.#rowsLike(wanted, wanted);
    return [...this.#rowsByFirst].flatMap(([first, rows]) => (first.startsWith(wanted) ? rows : [])).sort((a, b) => a - b);
  }

  /** The lines that are a text. */
  equal = (wanted: string): number[] => this.#rowsLike(wanted, `${wanted}\n`);

  /** Of the lines with the first characters of `wanted`, those that go on as `text` does. */
  #rowsLike(wanted: string, text: string): number[] {
    const rows = this.#rowsByFirst.get(firstOf(wanted)) ?? [];
    return rows.filter((row) => this.#text.startsWith(text, this.#starts[row]));
  }
}
