import { joined } from '@territori/history/territory/intervals';
import { groupBy } from '@territori/traduzione/groupBy';
import type { MapVersion } from './MapHistory.ts';
import type { MapLevel } from './MapSet.ts';
import type { MunicipalSuccession } from './MunicipalSuccession.ts';

/** The regions in which the territory of a unit lies, as `regioni` of `UnitColumns` writes them. */
type RegionsOfUnits = ReadonlyMap<number, readonly string[]>;

/** For each municipality the codes of the regions in which it, or the units that it became, lie on the last day of the history. */
function regionsOfMunicipalities(versions: readonly MapVersion[], succession: MunicipalSuccession): RegionsOfUnits {
  const last = versions.reduce((day, { from, to }) => [day, from, to ?? from].sort().at(-1) ?? day, '');
  const regions = versions.filter(({ level, to }) => level === 'regione' && to === null);
  const codes = new Map(regions.map(({ unitId, code }) => [unitId, code]));
  const codesOf = (unit: number): readonly string[] => {
    const holders = succession.presences(unit).flatMap(({ from }) => [...succession.holdersAfter(unit, from, last).keys()]);
    return [...new Set(holders.flatMap((holder) => codes.get(succession.versionAt(holder, last)?.regionId ?? -1) ?? []))];
  };
  return new Map([...succession.units].map((unit) => [unit, codesOf(unit)]));
}

/**
 * Finds the regions of the last day of the history in which the territory of the units of a level lies, by the numbers of the units. A
 * municipality lies at all times where it is on that day, or where the units are that it became; a province or region lies where the
 * municipalities lie that belong to it. What was ceded to a foreign state lies in none.
 */
export function regionsOfUnits(versions: readonly MapVersion[], succession: MunicipalSuccession): (level: MapLevel) => RegionsOfUnits {
  const regionsOf = regionsOfMunicipalities(versions, succession);
  const municipal = versions.filter(({ level }) => level === 'comune');
  return (level) => {
    if (level === 'comune') return regionsOf;
    const belonging = municipal.flatMap(({ unitId, utsId, regionId, from, to }) => {
      const upper = level === 'uts' ? utsId : regionId;
      return upper === null ? [] : (regionsOf.get(unitId) ?? []).map((code) => ({ code, upper, from, to }));
    });
    const inPeriods = (those: typeof belonging) =>
      [...groupBy(those, ({ code }) => code)]
        .flatMap(([code, own]) => joined(own).map(({ from, to }) => `${code}/${from}/${to ?? ''}`))
        .sort();
    return new Map([...groupBy(belonging, ({ upper }) => upper)].map(([upper, those]) => [upper, inPeriods(those)]));
  };
}
