import { latest } from '../dates/day.ts';
import { compareDays, endOf, type Period } from './period.ts';

/** The periods joined where they meet or overlap, in order of time. */
export function joined(periods: readonly Period[]): Period[] {
  const result: Period[] = [];
  for (const period of [...periods].sort((a, b) => compareDays(a.from, b.from))) {
    const last = result.at(-1);
    if (!last || endOf(last) < period.from) result.push({ from: period.from, to: period.to });
    else if (endOf(period) > endOf(last)) last.to = period.to;
  }
  return result;
}

/** The part that two periods share, null where they have no day in common. */
export const intersection = (a: Period, b: Period): Period | null => {
  const from = latest(a.from, b.from);
  const end = endOf(a) < endOf(b) ? a : b;
  return from < endOf(end) ? { from, to: end.to } : null;
};

/** The parts of a period that no other period covers. The other periods are in order and do not overlap. */
export function uncovered(period: Period, others: readonly Period[]): Period[] {
  const rest: Period[] = [];
  let from = period.from;
  for (const other of others) {
    if (endOf(other) <= from || other.from >= endOf(period)) continue;
    if (other.from > from) rest.push({ from, to: other.from });
    from = endOf(other);
  }
  if (from < endOf(period)) rest.push({ from, to: period.to });
  return rest;
}

/** The period cut at those of the dates that lie inside it. */
export function cutAt(period: Period, dates: Iterable<string>): Period[] {
  const cuts = [...new Set(dates)].filter((date) => date > period.from && date < endOf(period)).sort();
  return [period.from, ...cuts].map((from, index) => ({ from, to: cuts[index] ?? period.to }));
}
