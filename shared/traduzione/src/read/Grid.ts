/** How a text file quotes its cells, so that it is given back as it came. */
export interface Quoting {
  /** Columns of which most cells are in quotes, by their places. */
  readonly columns: ReadonlySet<number>;
  /** True when the first row is in quotes as well. */
  readonly header: boolean;
  /** True when empty cells of these columns are in quotes too. */
  readonly empty: boolean;
}

/** The cells of a file or of one sheet, as they stand in it; a row may be shorter than others. */
export interface Grid {
  /** Name of the sheet, null where there is none. */
  readonly sheet: string | null;
  /** The separator of a text file, null for any other file. */
  readonly separator: string | null;
  readonly rows: readonly (readonly string[])[];
  /** True when the first row is certainly the header, for instance the keys of JSON. */
  readonly headed: boolean;
  /** Of a text file that has quotes. */
  readonly quoting?: Quoting | undefined;
}
