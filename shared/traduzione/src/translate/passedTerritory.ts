import type { DayNumber } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';

/** After the first of two days and until the second. */
export type Days = readonly [DayNumber, DayNumber];

const TERRITORY_ADDED: ReadonlySet<string> = new Set(['AQ', 'AQES']);
const TERRITORY_GIVEN: ReadonlySet<string> = new Set(['CE', 'CECS']);
const NOBODY_ASIDE: ReadonlySet<number> = new Set();

const hasFact = (index: HistoryIndex, unit: number, kinds: ReadonlySet<string>, [first, last]: Days): boolean =>
  index.facts(unit).some(({ kind, day }) => kinds.has(kind) && day > first && day <= last);

/** True when a municipality that goes on gave territory to one that is not among `aside`. */
export function gaveTerritory(index: HistoryIndex, unit: number, days: Days, aside = NOBODY_ASIDE): boolean {
  const { comune } = index.succession;
  const [first, last] = days;
  return (
    hasFact(index, unit, TERRITORY_GIVEN, days) ||
    comune.stepsFrom(unit).some(({ day, to }) => day > first && day <= last && !aside.has(to) && !comune.ends(unit, day))
  );
}

/** True when a municipality that goes on took territory over from one that is not among `aside`. */
export function tookTerritory(index: HistoryIndex, unit: number, days: Days, aside = NOBODY_ASIDE): boolean {
  const { comune } = index.succession;
  const [first, last] = days;
  return (
    hasFact(index, unit, TERRITORY_ADDED, days) ||
    comune.stepsTo(unit).some(({ day, from }) => day > first && day <= last && !aside.has(from) && !comune.begins(unit, day))
  );
}

/** True when more than the units of `aside` lead into a municipality, also when it was founded by that. */
export const gathersTerritory = (index: HistoryIndex, unit: number, days: Days, aside: ReadonlySet<number>): boolean =>
  tookTerritory(index, unit, days, aside) ||
  index.succession.comune.stepsTo(unit).some(({ day, from }) => day > days[0] && day <= days[1] && !aside.has(from));

/** True when a municipality leads to more than the units of `aside`, also when it ended by that. */
export const spreadsTerritory = (index: HistoryIndex, unit: number, days: Days, aside: ReadonlySet<number>): boolean =>
  gaveTerritory(index, unit, days, aside) ||
  index.succession.comune.stepsFrom(unit).some(({ day, to }) => day > days[0] && day <= days[1] && !aside.has(to));
