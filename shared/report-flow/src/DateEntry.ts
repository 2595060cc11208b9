/** The content of a date field: the text and the date that it means. */
export interface DateEntry {
  /** As typed, or `DD/MM/YYYY`. */
  readonly text: string;
  /** `YYYY-MM-DD`, `''` when the text is not a usable date. */
  readonly iso: string;
}

/** The entry of a date, `YYYY-MM-DD`. */
export function dateEntry(iso: string): DateEntry {
  return { iso, text: iso.split('-').reverse().join('/') };
}
