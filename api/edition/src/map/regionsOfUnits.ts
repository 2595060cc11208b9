import { joined } from '@territori/history/territory/intervals';
import { successionOf } from '@territori/history/territory/passages/successionOf';
import { groupBy } from '@territori/traduzione/groupBy';
import { OPEN } from '@territori/traduzione/storia';
import type { MapHistory, MapVersion } from './MapHistory.ts';
import type { MapLevel } from './MapSet.ts';

/** Finds the codes of the regions in which the territory of a municipality lies on the last day of the history. */
function regionsOnTheLastDay(municipal: readonly MapVersion[], { versions, passages }: Pick<MapHistory, 'versions' | 'passages'>) {
  const last = versions.filter(({ to }) => to === null);
  const codes = new Map(last.flatMap(({ level, unitId, code }) => (level === 'regione' ? [[unitId, code] as const] : [])));
  const regionOf = new Map(last.map(({ unitId, regionId }) => [unitId, codes.get(regionId ?? -1)]));
  const { succession, presences } = successionOf('comune', municipal, passages);
  const regionsOf = (unit: number): readonly string[] => {
    const holders = (presences.get(unit) ?? []).flatMap(({ from }) => [...succession.flow(unit, from, OPEN - 1).targets.keys()]);
    return [...new Set(holders.flatMap((holder) => regionOf.get(holder) ?? []))];
  };
  return new Map([...presences.keys()].map((unit) => [unit, regionsOf(unit)]));
}

/**
 * The regions of the last day of the history in which the territory of the units of a level lies, by the numbers of these, as `UnitColumns`
 * has them. A municipality lies where it is on that day, or where the units are that it became, at all times; a province or region where
 * the municipalities lie that belong to it. What was ceded to a foreign state lies in none.
 */
export function regionsOfUnits(
  level: MapLevel,
  history: Pick<MapHistory, 'versions' | 'passages'>,
): ReadonlyMap<number, readonly string[]> {
  const municipal = history.versions.filter((version) => version.level === 'comune');
  const regionsOf = regionsOnTheLastDay(municipal, history);
  if (level === 'comune') return regionsOf;
  const belonging = municipal.flatMap((version) => {
    const unit = level === 'uts' ? version.utsId : version.regionId;
    return unit === null ? [] : (regionsOf.get(version.unitId) ?? []).map((code) => ({ code, unit, from: version.from, to: version.to }));
  });
  const inPeriods = (those: typeof belonging) =>
    [...groupBy(those, ({ code }) => code)]
      .flatMap(([code, own]) => joined(own).map(({ from, to }) => `${code}/${from}/${to ?? ''}`))
      .sort();
  return new Map([...groupBy(belonging, ({ unit }) => unit)].map(([unit, those]) => [unit, inPeriods(those)]));
}
