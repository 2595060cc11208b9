/** Gzip bytes that a part of a build may weigh. */
export interface Budget {
  /** What loads before anything can be shown: the shell's first files, or a section's entry. */
  readonly entry: number;
  /** The section's own files of its first page; what the shell provides does not count. */
  readonly firstPage?: number;
}

/** Room for one page and its data calls beside federation's entry: the target of the first-load benchmark for a further section. */
const section: Budget = { entry: 9_000, firstPage: 25_000 };

/** The shell with the file of its frame. */
const shell: Budget = { entry: 240_000 };

/** Budgets by part. A part that is not named here has that of every section. */
export const budgets: Readonly<Record<string, Budget>> = { shell };

/** The budget of the shell, or of a section by id. */
export const budgetOf = (part: string): Budget => budgets[part] ?? section;
