import type { Unita } from '@territori/contract/v1';
import { lastDay } from './lastDay.ts';

type Period = Pick<Unita, 'valido_dal' | 'valido_al'>;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The years in which a unit existed, and the day that is shown for each: 31 December, or the last day of the unit. */
export function yearsOf(states: readonly Period[], today: string) {
  const end = states.at(-1)?.valido_al ?? null;
  const [start, last] = [states[0]?.valido_dal ?? today, end === null ? today : lastDay(end)];
  return {
    first: yearOf(start),
    last: yearOf(last),
    dayOf: (year: number): string => (year >= yearOf(last) ? last : `${year}-12-31`),
    /** The year of a day, limited to those of the unit; without a day the last year. */
    yearOn: (day: string): number => (day === '' ? yearOf(last) : Math.min(Math.max(yearOf(day), yearOf(start)), yearOf(last))),
  };
}
