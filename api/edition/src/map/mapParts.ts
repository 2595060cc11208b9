import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import { covers } from '@territori/history/territory/period';
import type { MapHistory } from './MapHistory.ts';
import type { MapSet } from './MapSet.ts';

/** The codes of a municipal set by the region to which its units belong on its day; of another set all of them. */
export function mapParts({ level, date, boundaries }: MapSet, history: MapHistory): Map<string, Set<string>> {
  if (level !== 'comune') return new Map([['intero', new Set(boundaries.areas.map(({ code }) => code))]]);
  const there = history.versions.filter((version) => covers(version, date));
  const regions = new Map(there.flatMap((version) => (version.level === 'regione' ? [[version.unitId, version.code]] : [])));
  const regionOf = new Map(there.flatMap((version) => (version.level === 'comune' ? [[version.code, version.regionId]] : [])));
  const parts = new Map<string, Set<string>>();
  for (const { code } of boundaries.areas) {
    const region = regions.get(regionOf.get(code) ?? -1) ?? '00';
    parts.set(region, (parts.get(region) ?? new Set()).add(code));
  }
  return new Map([...parts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The boundaries with the part of each area, where there are several. */
export function withMapParts(boundaries: Boundaries, parts: ReadonlyMap<string, ReadonlySet<string>> = new Map()): Boundaries {
  if (parts.size < 2) return boundaries;
  const partOf = new Map([...parts].flatMap(([part, codes]) => [...codes].map((code) => [code, part] as const)));
  return { ...boundaries, areas: boundaries.areas.map((area) => ({ ...area, part: partOf.get(area.code) ?? '00' })) };
}
