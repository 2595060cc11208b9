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

/** The period cut at those of the dates that lie inside it. */
export function cutAt(period: Period, dates: Iterable<string>): Period[] {
  const cuts = [...new Set(dates)].filter((date) => date > period.from && date < endOf(period)).sort();
  return [period.from, ...cuts].map((from, index) => ({ from, to: cuts[index] ?? period.to }));
}
