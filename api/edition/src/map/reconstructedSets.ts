import { ringPositions } from '@territori/history/boundaries/arcs';
import { isInRing, pointWithin } from '@territori/history/boundaries/ring';
import { squareKilometres } from '@territori/history/boundaries/squareKilometres';
import { covers } from '@territori/history/territory/period';
import { groupBy } from '@territori/traduzione/groupBy';
import { dissolved } from './dissolved.ts';
import { FIRST_REGIONS, type FittingSet } from './fittingSets.ts';
import type { MapVersion } from './MapHistory.ts';
import type { MapSet } from './MapSet.ts';
import type { Tenure } from './Tenure.ts';

/** What the provinces and regions of a day are put together from. */
export interface ReconstructionMaterial {
  readonly sets: readonly MapSet[];
  readonly tenures: ReadonlyMap<string, readonly (readonly Tenure[])[]>;
  readonly versions: readonly MapVersion[];
}

const fittingSetOn = (fitting: readonly FittingSet[], day: string) => fitting.findLast(({ from }) => from <= day)?.set ?? null;

const reconstructedSet = (level: 'uts' | 'regione' | 'compartimento', date: string, boundaries: MapSet['boundaries']): MapSet => ({
  id: `${level}-${date}-ricostruita`,
  level,
  date,
  dated: true,
  reconstructed: true,
  boundaries,
});

/** The provinces of a day, put together from the municipal polygons and who held them. */
export function reconstructedProvinces(day: string, set: MapSet, { tenures, versions }: ReconstructionMaterial): MapSet {
  const there = new Map(versions.flatMap((version) => (covers(version, day) ? [[version.unitId, version]] : [])));
  const held = tenures.get(set.id) ?? [];
  const boundaries = dissolved(set.boundaries, 'uts', day, (_area, place) => {
    const holders = held[place]?.find((tenure) => covers(tenure, day))?.holders ?? [];
    const municipality = holders.map((unit) => there.get(unit)).find((version) => version !== undefined);
    const province = municipality?.utsId == null ? undefined : there.get(municipality.utsId);
    return province ? { code: province.code, name: province.name } : null;
  });
  return reconstructedSet('uts', day, boundaries);
}

/** The regions of a day, put together from a set of provinces. */
function reconstructedRegions(day: string, set: MapSet, versions: readonly MapVersion[]): MapSet {
  const there = versions.filter((version) => covers(version, day));
  const regions = new Map(there.flatMap((version) => (version.level === 'regione' ? [[version.unitId, version]] : [])));
  const provinces = new Map(there.flatMap((version) => (version.level === 'uts' ? [[version.code, version]] : [])));
  const boundaries = dissolved(set.boundaries, 'regione', day, ({ code }) => {
    const region = regions.get(provinces.get(code)?.regionId ?? -1);
    return region ? { code: region.code, name: region.name } : null;
  });
  return reconstructedSet('regione', day, boundaries);
}

/**
 * The compartments of a later census on a day before it: each has the provinces of the day that lie in it. What was not Italian yet belongs
 * to no province.
 */
function reconstructedCompartments(day: string, set: MapSet, census: MapSet, versions: readonly MapVersion[]): MapSet {
  const inForce = new Set(versions.flatMap((version) => (version.level === 'uts' && covers(version, day) ? [version.code] : [])));
  const { arcs, areas } = census.boundaries;
  const boundaries = dissolved(set.boundaries, 'compartimento', day, ({ code, polygons }) => {
    if (!inForce.has(code)) return null;
    const sizes = polygons.map((polygon) => squareKilometres(set.boundaries.arcs, { code, name: null, polygons: [polygon] }));
    const [outer = []] = polygons[sizes.indexOf(Math.max(...sizes))] ?? [];
    const place = pointWithin(ringPositions(set.boundaries.arcs, outer));
    const compartment = areas.find((area) => area.polygons.some(([ring = []]) => isInRing(place, ringPositions(arcs, ring))));
    return compartment ? { code: compartment.code, name: compartment.name ?? '' } : null;
  });
  return reconstructedSet('compartimento', day, boundaries);
}

/** The days from which a level has another list of codes. */
function daysOfNewCodes(versions: readonly MapVersion[], first: string): string[] {
  const days = [...new Set(versions.flatMap(({ from, to }) => (to === null ? [from] : [from, to])))].filter((day) => day >= first).sort();
  const lists = groupBy(days, (day) =>
    versions
      .filter((version) => covers(version, day))
      .map(({ code }) => code)
      .sort()
      .join(' '),
  );
  return [...lists.values()].map(([day]) => day as string).sort();
}

/** Whether the codes of a set are those in force on a day, apart from units without a polygon. */
function fits(set: MapSet | undefined, inForce: ReadonlySet<string>, undrawable: ReadonlySet<string>): boolean {
  if (!set) return false;
  const codes = new Set(set.boundaries.areas.map(({ code }) => code));
  return [...codes].every((code) => inForce.has(code)) && [...inForce].every((code) => codes.has(code) || undrawable.has(code));
}

/**
 * Sets of provinces and regions for the days on which no loaded one has the codes in force, and of compartments for those before the first
 * census that has them: put together from the municipal polygons and, for regions and compartments, from the provinces. Without municipal
 * sets there are none of provinces.
 * @param fitting which loaded sets fit best
 */
export function reconstructedSets(
  material: ReconstructionMaterial,
  fitting: Readonly<Record<'comune' | 'uts' | 'regione', readonly FittingSet[]>>,
): MapSet[] {
  const { sets, versions } = material;
  const byId = new Map(sets.map((set) => [set.id, set]));
  const found: MapSet[] = [];
  const loadedOn = (level: 'comune' | 'uts' | 'regione', day: string) => byId.get(fittingSetOn(fitting[level], day) ?? '');

  const provinces = versions.filter(({ level }) => level === 'uts');
  for (const day of daysOfNewCodes(provinces, '')) {
    const municipal = loadedOn('comune', day);
    if (!municipal) continue;
    const inForce = new Set(provinces.filter((version) => covers(version, day)).map(({ code }) => code));
    const made = reconstructedProvinces(day, municipal, material);
    const drawable = new Set(made.boundaries.areas.map(({ code }) => code));
    const undrawable = new Set([...inForce].filter((code) => !drawable.has(code)));
    if (!fits(loadedOn('uts', day), inForce, undrawable)) found.push(made);
  }

  const provincesOn = (day: string) => {
    const exact = found.findLast((set) => set.level === 'uts' && set.date <= day);
    const loaded = loadedOn('uts', day);
    return loaded && (!exact || loaded.date >= exact.date) ? loaded : exact;
  };

  const [census] = sets.filter(({ level }) => level === 'compartimento').sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const day of daysOfNewCodes(provinces, '')) {
    const source = provincesOn(day);
    if (census && source && day < census.date) found.push(reconstructedCompartments(day, source, census, versions));
  }

  const regions = versions.filter(({ level }) => level === 'regione');
  for (const day of daysOfNewCodes(regions, FIRST_REGIONS)) {
    const inForce = new Set(regions.filter((version) => covers(version, day)).map(({ code }) => code));
    if (fits(loadedOn('regione', day), inForce, new Set())) continue;
    const source = provincesOn(day);
    if (source) found.push(reconstructedRegions(day, source, versions));
  }
  return found;
}
