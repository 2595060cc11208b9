import type { Quoting } from './Grid.ts';

/** A list: its columns and the rows below the header that are not wholly empty, with every cell as it stood. */
export interface Table {
  readonly sheet: string | null;
  readonly separator: string | null;
  /** Names of the columns as in the file; `colonna N` where there is no header. */
  readonly header: readonly string[];
  readonly hasHeader: boolean;
  /** Each row has as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
  /** How the file quotes its cells; undefined where it does not. */
  readonly quoting?: Quoting | undefined;
}

/** What a column is called: its header, `colonna N` where that is empty; `Valore_2` for the second of two columns of one name. */
export function columnName({ header }: Table, column: number): string {
  const name = header[column]?.trim() ?? '';
  const before = header.slice(0, column).filter((other) => other.trim() === name).length;
  return name === '' ? `colonna ${column + 1}` : before === 0 ? name : `${name}_${before + 1}`;
}
