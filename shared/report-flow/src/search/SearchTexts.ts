/** What a search page says in its section's words. */
export interface SearchTexts {
  /** The page's title. */
  readonly title: string;
  /** Labels of the date fields; the second one on the pages of two dates. */
  readonly dateFrom: string;
  readonly dateTo?: string;
  /** Zero reports: "Nessun report presente". */
  readonly noReports: string;
}
