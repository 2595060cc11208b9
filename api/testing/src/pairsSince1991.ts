import { isoDay, parseDay } from '@territori/traduzione/storia';
import { sameNumbers } from './RecordedHistory.ts';

/** The last day of the data that the tests load. */
export const TODAY_OF_DATA = '2026-05-11';

/** Pairs of days since 1991, the earlier one first, the same in every run. */
export function pairsSince1991(count: number): readonly (readonly [string, string])[] {
  const numbers = sameNumbers(38);
  const [first, last] = ['1991-01-01', TODAY_OF_DATA].map((day) => parseDay(day) as number) as [number, number];
  const day = () => isoDay(first + Math.floor((numbers.next().value as number) * (last - first)));
  return Array.from({ length: count }, () => [day(), day()].sort() as [string, string]);
}
