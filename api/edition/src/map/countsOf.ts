import type { Period } from '@territori/history/territory/period';
import type { MapVersion } from './MapHistory.ts';
import type { Tenure } from './Tenure.ts';

/** How many units of a day a set shows only with others, and how many not at all. */
export interface Counts {
  readonly missing: number;
  readonly shared: number;
}

/** Counts for each day of change how a set with its tenures shows the municipalities, in one sweep over the days. */
export function countsOf(tenures: readonly (readonly Tenure[])[], versions: readonly MapVersion[], days: readonly string[]): Counts[] {
  const units = new Map<number, { there: number; alone: number; together: number }>();
  const totals = { missing: 0, shared: 0 };
  const turns: { day: string; unit: number; what: 'there' | 'alone' | 'together'; by: 1 | -1 }[] = [];
  const add = ({ from, to }: Period, unit: number, what: 'there' | 'alone' | 'together') => {
    turns.push({ day: from, unit, what, by: 1 });
    if (to !== null) turns.push({ day: to, unit, what, by: -1 });
  };
  for (const tenure of tenures.flat())
    for (const unit of tenure.holders) add(tenure, unit, tenure.holders.length === 1 ? 'alone' : 'together');
  for (const version of versions) add(version, version.unitId, 'there');
  turns.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

  const count = ({ there, alone, together }: { there: number; alone: number; together: number }, by: 1 | -1) => {
    if (there === 0 || alone > 0) return;
    totals[together > 0 ? 'shared' : 'missing'] += by;
  };
  let next = 0;
  return days.map((day) => {
    for (let turn = turns[next]; turn && turn.day <= day; turn = turns[next]) {
      const unit = units.get(turn.unit) ?? { there: 0, alone: 0, together: 0 };
      units.set(turn.unit, unit);
      count(unit, -1);
      unit[turn.what] += turn.by;
      count(unit, 1);
      next += 1;
    }
    return { ...totals };
  });
}
