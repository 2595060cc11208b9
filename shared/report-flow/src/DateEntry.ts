/** A date field: what stands in it and what that means. */
export interface DateEntry {
  /** As typed, or `DD/MM/YYYY`. */
  readonly text: string;
  /** `YYYY-MM-DD`, `''` when the text is no date that can be used. */
  readonly iso: string;
}

/** The entry of a date, `YYYY-MM-DD`. */
export function dateEntry(iso: string): DateEntry {
  return { iso, text: iso.split('-').reverse().join('/') };
}
