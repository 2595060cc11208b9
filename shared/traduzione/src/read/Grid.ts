/** The cells of a file or of one sheet, as they stand in it; a row may be shorter than others. */
export interface Grid {
  /** Name of the sheet, null where there is none. */
  readonly sheet: string | null;
  /** The separator of a text file, null for what is none. */
  readonly separator: string | null;
  readonly rows: readonly (readonly string[])[];
  /** True when the first row names the columns for sure, as the keys of JSON do. */
  readonly headed: boolean;
}
