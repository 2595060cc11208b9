/** The largest sizes of the parts of a build, in gzip bytes. */
export interface Budget {
  /** The files needed before the first display: the shell's first files, or a section's entry. */
  readonly entry: number;
  /** The section's own files for its first page, without the modules that the shell provides. */
  readonly firstPage?: number;
}

/** The target of the first-load benchmark for a further section: one page and its data calls, beside federation's entry. */
const section: Budget = { entry: 9_000, firstPage: 25_000 };

/** The shell with the file of its frame. */
const shell: Budget = { entry: 240_000 };

/** Budgets by part. A part that is not named here has the budget of a section. */
export const budgets: Readonly<Record<string, Budget>> = { shell };

/** The budget of the shell, or of a section by id. */
export const budgetOf = (part: string): Budget => budgets[part] ?? section;
