import type { Cell, ColumnType } from '@territori/wire';

export interface TableColumn {
  /** Header of the column. */
  readonly label: string;
  readonly type: ColumnType;
  /** Mask of a number (`999G999G990`), `''` for none. */
  readonly mask: string;
}

/** Rows, or the text of a JSON array of them. */
export type Block = readonly (readonly Cell[])[] | string;

/** The content of a CSV or XLSX file: columns, and rows in blocks, so that the file is sent while it is written. */
export interface Table<B extends Block = Block> {
  readonly columns: readonly TableColumn[];
  readonly blocks: Iterable<B> | AsyncIterable<B>;
}

/** A table whose blocks are rows. */
export type TableOfRows = Table<Exclude<Block, string>>;
