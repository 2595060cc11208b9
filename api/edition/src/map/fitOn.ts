import type { Day } from '@territori/history/dates/day';
import type { Localized } from '@territori/languages';
import type { Unita } from '@territori/wire/v1/unita';
import { describeFit } from './describeFit.ts';
import type { CatalogueSet, MapCatalogue } from './MapCatalogue.ts';
import type { MapLevel } from './MapSet.ts';

/** How well a boundary set shows the units of a level on a day. */
export interface Fit {
  /** The units that the set does not draw. */
  readonly undrawn: MapCatalogue['levels'][MapLevel]['undrawn'];
  /** The number of units that are drawn together with others. */
  readonly shared: number;
  readonly sentence: Localized;
}

/**
 * @param units the units of the level that are in force on the day, or some of them
 * @param sharedOfThem how many of these are drawn together with others; without it, that of all
 */
export function fitOn(
  level: MapLevel,
  day: Day,
  set: CatalogueSet,
  { levels }: MapCatalogue,
  units: ReadonlyMap<number, Unita>,
  sharedOfThem?: number,
): Fit {
  const own = levels[level];
  const undrawn = own.undrawn.filter(({ unit, from, to }) => from <= day && (to === null || day < to) && units.has(unit));
  const shared = sharedOfThem ?? own.shared[own.days.findLastIndex((change) => change <= day)] ?? 0;
  const sentence = describeFit({
    level,
    day,
    set,
    units: units.size,
    shared,
    undrawn: undrawn.map(({ unit }) => units.get(unit)?.denominazione ?? ''),
    ceded: undrawn.filter(({ reason }) => reason === 'ceduta').length,
  });
  return { undrawn, shared, sentence };
}
