export interface UnitPeriod {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  /** First day after the period; null while it lasts. */
  readonly to: string | null;
}

/** The times at which a unit existed, from its states in order of time: states that meet are one time. */
export function unitPeriods(states: readonly { readonly valido_dal: string; readonly valido_al: string | null }[]): readonly UnitPeriod[] {
  const periods: UnitPeriod[] = [];
  for (const { valido_dal: from, valido_al: to } of states) {
    const last = periods.at(-1);
    if (last?.to === from) periods[periods.length - 1] = { from: last.from, to };
    else periods.push({ from, to });
  }
  return periods;
}
