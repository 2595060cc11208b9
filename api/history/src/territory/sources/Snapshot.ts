/** Rows of a report that the model does not compute. */
export interface Snapshot {
  report: number;
  /** Day that the rows describe, null when neither the file nor its name gives it. */
  date: string | null;
  file: string;
  rows: Record<string, unknown>[];
}
