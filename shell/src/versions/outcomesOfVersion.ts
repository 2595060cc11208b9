/** One count of what browsers reported; see the API. */
export interface ReportedOutcome {
  readonly section: string;
  readonly version: string;
  readonly outcome: string;
  readonly count: number;
}

/** How often a version was loaded and failed, as the API's process that answers has counted it. */
export function outcomesOfVersion(counts: readonly ReportedOutcome[], id: string, version: string) {
  const sum = (...outcomes: string[]) =>
    counts
      .filter((each) => each.section === id && each.version === version && outcomes.includes(each.outcome))
      .reduce((total, { count }) => total + count, 0);
  return { letture: sum('load', 'load_failure'), guasti: sum('load_failure', 'error'), rifiuti: sum('rejected_call') };
}
