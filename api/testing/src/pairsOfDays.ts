import { dayNumber, isoDay } from '@territori/traduzione/storia';
import { sameNumbers } from './RecordedHistory.ts';

/** The last day of the data that the tests load. */
export const TODAY_OF_DATA = '2026-05-11';

/** Pairs of days from a first one on, the earlier one first, the same in every run. */
export function pairsOfDays(count: number, since = '1991-01-01'): readonly (readonly [string, string])[] {
  const numbers = sameNumbers(38);
  const [first, last] = [since, TODAY_OF_DATA].map((day) => dayNumber(day) as number) as [number, number];
  const day = () => isoDay(first + Math.floor((numbers.next().value as number) * (last - first)));
  return Array.from({ length: count }, () => [day(), day()].sort() as [string, string]);
}
