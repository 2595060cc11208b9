/** What the file is about, for readers that show it and for screen readers. */
export interface WorkbookProperties {
  readonly title?: string | undefined;
  readonly language?: string | undefined;
  /** The author. */
  readonly creator?: string | undefined;
}
