/** The cells of a file or of one sheet, as they stand in it; a row may be shorter than others. */
export interface Grid {
  /** Name of the sheet, null where there is none. */
  readonly sheet: string | null;
  /** The separator of a text file, null for any other file. */
  readonly separator: string | null;
  readonly rows: readonly (readonly string[])[];
  /** True when the first row is certainly the header, for instance the keys of JSON. */
  readonly headed: boolean;
}
