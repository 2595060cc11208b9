/** The texts of a search page that differ between sections. */
export interface SearchTexts {
  /** The page's title. */
  readonly title: string;
  /** Labels of the date fields; the second one on the pages of two dates. */
  readonly dateFrom: string;
  readonly dateTo?: string;
  /** Zero reports: "Nessun report presente". */
  readonly noReports: string;
}
