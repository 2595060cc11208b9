import { countsOf } from './countsOf.ts';
import type { FittingSet } from './fittingSets.ts';
import type { MapVersion } from './MapHistory.ts';
import type { Tenure } from './Tenure.ts';

/** How many municipalities share all their polygons with others, from each of the days on, in the set of that day. */
export function sharedOn(
  days: readonly string[],
  calendar: readonly FittingSet[],
  tenures: ReadonlyMap<string, readonly (readonly Tenure[])[]>,
  versions: readonly MapVersion[],
): number[] {
  const bySet = new Map([...tenures].map(([id, held]) => [id, countsOf(held, versions, days)]));
  return days.map((day, place) => {
    const set = calendar.findLast(({ from }) => from <= day)?.set;
    return (set && bySet.get(set)?.[place]?.shared) || 0;
  });
}
