/** The words of a drawing that leaves the portal. */
export interface DrawingWords {
  readonly title: string;
  /** Which boundaries these are. */
  readonly note: string;
  readonly source: string;
}
