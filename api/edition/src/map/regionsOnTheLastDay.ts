import { successionOf } from '@territori/history/territory/passages/successionOf';
import { OPEN } from '@territori/traduzione/storia';
import type { MapHistory, MapVersion } from './MapHistory.ts';
import type { MapLevel } from './MapSet.ts';

/**
 * Finds the codes of the regions in which the territory of a unit lies on the last day of the history, in order: where the unit is not
 * there any more, those of the units that it became. None where no source names these, and for what was ceded to a foreign state.
 */
export function regionsOnTheLastDay(
  level: MapLevel,
  { versions, passages }: Pick<MapHistory, 'versions' | 'passages'>,
): (unit: number) => readonly string[] {
  const last = versions.filter(({ to }) => to === null);
  const codeOf = new Map(last.flatMap(({ level: own, unitId, code }) => (own === 'regione' ? [[unitId, code] as const] : [])));
  const regionIn = ({ level: own, unitId, regionId }: MapVersion) => codeOf.get(own === 'regione' ? unitId : (regionId ?? -1));
  const regionOf = new Map(last.map((version) => [version.unitId, regionIn(version)]));
  const { succession, presences } = successionOf(level, versions, passages);
  return (unit) => {
    const held = (presences.get(unit) ?? []).flatMap(({ from }) => [...succession.flow(unit, from, OPEN - 1).targets.keys()]);
    return [...new Set(held.flatMap((holder) => regionOf.get(holder) ?? []))].sort();
  };
}
