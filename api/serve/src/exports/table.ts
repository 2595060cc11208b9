import type { Cell, ColumnType } from '@territori/wire';

export interface TableColumn {
  /** Header of the column. */
  readonly label: string;
  readonly type: ColumnType;
  /** Mask of a number (`999G999G990`), `''` for none. */
  readonly mask: string;
}

/** Rows that are handed on together. */
export type TableBlock = readonly (readonly Cell[])[];

/** The content of a CSV or XLSX file: columns, and rows in blocks, so that the file is sent while it is written. */
export interface Table<B = TableBlock> {
  readonly columns: readonly TableColumn[];
  readonly blocks: Iterable<B> | AsyncIterable<B>;
}

/** A table to write. A block may be text in JSON already, which is how every block reaches the thread. */
export type GivenTable = Table<TableBlock | string>;
