import { groupBy } from '@territori/traduzione/groupBy';
import { cutAt } from '../intervals.ts';
import type { Size, Version } from '../model.ts';
import { covers, endOf, type Period } from '../period.ts';
import type { Sources } from '../sources/Sources.ts';
import type { Timeline } from '../Timeline.ts';
import type { Timelines } from '../Timelines.ts';
import { joinedSizes } from './joinedSizes.ts';
import { listedSizes } from './listedSizes.ts';

const sum = (values: (number | null)[]): number | null =>
  values.reduce<number | null>((total, value) => (total === null || value === null ? null : total + value), 0);

/** Areas are decimals with four digits at most: added as ten-thousandths so that no rounding creeps in. */
const sumAreas = (areas: (string | null)[]): string | null => {
  const total = sum(areas.map((area) => (area === null ? null : Math.round(Number(area) * 10_000))));
  return total === null ? null : (total / 10_000).toFixed(4);
};

/** The year that all figures have in common; null when they differ or it is not known. */
const commonYear = (years: readonly (number | null)[]): number | null => {
  const [first = null, ...others] = years;
  return others.every((year) => year === first) ? first : null;
};

/**
 * The sum of the sizes of all parts of a unit: of each figure when it is known for all of them and of one year.
 * Undefined when a part is not known or the legal population is not of one census.
 */
function summed(unitId: number, period: Period, parts: readonly (Size | undefined)[], municipalities: number | null): Size | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const [censusYear, areaYear, residentsYear] = [
    commonYear(known.map((part) => part.censusYear)),
    commonYear(known.map((part) => part.areaYear)),
    commonYear(known.map((part) => part.residentsYear)),
  ];
  if (censusYear === null) return undefined;
  return {
    ...period,
    unitId,
    municipalities,
    legalPopulation: sum(known.map((part) => part.legalPopulation)),
    censusYear,
    area: areaYear === null ? null : sumAreas(known.map((part) => part.area)),
    areaYear,
    residents: residentsYear === null ? null : sum(known.map((part) => part.residents)),
    residentsYear,
  };
}

/**
 * The sizes of the units above municipalities over the time for which all their municipalities are known, and for
 * which `known` holds none.
 */
function sumsOfMunicipalities(
  unitOf: (version: Version) => number | null,
  municipal: Timeline,
  sizes: ReadonlyMap<number, Size[]>,
  known: readonly Size[],
): Size[] {
  const firstDay = [...sizes.values()].flatMap((own) => own.map(({ from }) => from)).sort()[0] ?? '';
  const listed = groupBy(known, ({ unitId }) => unitId);
  const measured = municipal.versions.filter((version) => endOf(version) > firstDay && unitOf(version) !== null);
  return [...groupBy(measured, (version) => unitOf(version) as number)].flatMap(([unitId, versions]) => {
    const own = listed.get(unitId) ?? [];
    const members = versions.map((version) => ({ version, sizes: sizes.get(version.unitId) ?? [] }));
    const periods = [...own, ...members.flatMap((member) => [member.version, ...member.sizes])];
    const days = periods.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
    const sums = cutAt({ from: firstDay, to: null }, days).flatMap((period) => {
      if (own.some((size) => covers(size, period.from))) return [];
      const parts = members
        .filter(({ version }) => covers(version, period.from))
        .map((member) => member.sizes.find((size) => covers(size, period.from)));
      return summed(unitId, period, parts, parts.length) ?? [];
    });
    return joinedSizes(sums);
  });
}

/** Sizes of regions and divisions while a list gives those of all their provinces. */
function sumsOfProvinces(utsSizes: readonly Size[], { uts, regions, divisions }: Timelines): Size[] {
  const sizes = new Map(utsSizes.map((size) => [size.unitId, size]));
  const since = utsSizes[0]?.from;
  if (since === undefined) return [];
  const provinces = uts.versions.filter((version) => covers(version, since));
  return [...regions.versions, ...divisions.versions]
    .filter((version) => covers(version, since))
    .flatMap((upper) => {
      const parts = provinces
        .filter((version) => version.regionId === upper.unitId || version.divisionId === upper.unitId)
        .map((version) => sizes.get(version.unitId));
      const municipalities = sum(parts.map((part) => part?.municipalities ?? null));
      return summed(upper.unitId, { from: since, to: upper.to }, parts, municipalities) ?? [];
    });
}

/**
 * Population and area of all levels. On a day a municipality has those of the last census on or before it, and
 * only while its territory is the one that the list measured. A province has those of its list, a region or
 * division the sum of its provinces in that list; on other days they have the sums of their municipalities, when
 * all are known and of the same years.
 * @param changesOfTerritory the days on which the territory of a municipality changed
 */
export function sizesOf(sources: Sources, timelines: Timelines, changesOfTerritory: (unitId: number) => readonly string[]): Size[] {
  const { municipal, uts } = timelines;
  const ofMunicipalities = listedSizes(sources.municipalSizes, municipal, changesOfTerritory, 'census');
  // a municipality that moves to another province leaves no boundary in the versions of the provinces: a list of
  // provinces holds from its own day
  const ofUts = listedSizes(sources.utsSizes, uts, (unitId) => (uts.byUnit.get(unitId) ?? []).map(({ from }) => from), 'list');
  const above = sumsOfProvinces(ofUts, timelines);
  const byUnit = groupBy(ofMunicipalities, ({ unitId }) => unitId);
  return [
    ...ofMunicipalities,
    ...ofUts,
    ...above,
    ...sumsOfMunicipalities(({ utsId }) => utsId, municipal, byUnit, ofUts),
    ...sumsOfMunicipalities(({ regionId }) => regionId, municipal, byUnit, above),
    ...sumsOfMunicipalities(({ divisionId }) => divisionId, municipal, byUnit, above),
  ];
}
