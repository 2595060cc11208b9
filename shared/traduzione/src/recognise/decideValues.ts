import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Candidate } from './Candidate.ts';
import { candidateOf, levelOf } from './candidates.ts';
import { type Decision, decisionsFor } from './Decision.ts';
import { BESIDE, BLANK, usedValues, withoutValues } from './Values.ts';

/** A decision that a list has use for, with the rows that it settled. */
export interface AppliedDecision {
  readonly decision: Decision;
  readonly rows: number;
}

/** A column with its decided values: each means the unit that was chosen for it, or, where it does not name a unit, is in no row. */
export interface Decided {
  readonly candidate: Candidate;
  readonly applied: readonly AppliedDecision[];
}

/** Applies decisions to the values of a column. A decision about a unit that the history does not have is left out. */
export function decideValues(index: HistoryIndex, candidate: Candidate, decisions: readonly Decision[]): Decided {
  const level = levelOf(candidate);
  const { values } = candidate;
  const find = decisionsFor(decisions, level);
  const { versions } = index.level(level);
  const rowsOf = new Map<number, number[]>();
  const wanted = new Set(decisions.flatMap(({ unit }) => unit ?? []));
  for (const [row, { unit }] of versions.entries()) {
    if (wanted.has(unit)) rowsOf.set(unit, [...(rowsOf.get(unit) ?? []), row]);
  }
  const decided = new Map<number, Decision>();
  for (const place of usedValues(values)) {
    const [value = '', beside = ''] = (values.texts[place] as string).split(BESIDE);
    const decision = find(value, beside);
    if (decision && (decision.unit === null || rowsOf.has(decision.unit))) decided.set(place, decision);
  }
  if (decided.size === 0) return { candidate, applied: [] };
  const counts = new Map<number, number>();
  for (const place of values.ofRow) if (place !== BLANK && decided.has(place)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const rows = new Map<Decision, number>();
  for (const [place, decision] of decided) rows.set(decision, (rows.get(decision) ?? 0) + (counts.get(place) ?? 0));
  const settled = {
    ...values,
    versions: values.versions.map((own, place) => {
      const unit = decided.get(place)?.unit;
      return unit === undefined || unit === null ? own : (rowsOf.get(unit) as number[]);
    }),
  };
  const none = new Set([...decided].flatMap(([place, { unit }]) => (unit === null ? [place] : [])));
  const texts = new Set([...decided.keys()].map((place) => values.texts[place] as string));
  const elsewhere = new Set([...candidate.elsewhere].filter((text) => !texts.has(text)));
  const { kind, column, province, learnt } = candidate;
  return {
    candidate: { ...candidateOf(kind, column, province, withoutValues(settled, none), elsewhere), learnt, decided: texts },
    applied: [...rows].map(([decision, count]) => ({ decision, rows: count })),
  };
}
