import type { BoundaryLevel } from '@territori/history/boundaries/Boundaries';
import { covers } from '@territori/history/territory/period';
import { countsOf } from './countsOf.ts';
import type { MapVersion } from './MapHistory.ts';
import { type MapLevel, type MapSet, pointsOf } from './MapSet.ts';
import { turnsOf } from './mapSets.ts';
import type { Tenure } from './Tenure.ts';

/** From a day on, the set that fits a level best; null when no loaded set has units of that level. */
export interface FittingSet {
  readonly from: string;
  readonly set: string | null;
}

/** The first day of the regions. */
export const FIRST_REGIONS = '1948-01-01';

const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;

/** A set that fits better stands before one that fits worse. */
type FitRank = readonly number[];

function isBetterFit(a: FitRank, b: FitRank): boolean {
  for (const [place, value] of a.entries()) if (value !== b[place]) return value < (b[place] as number);
  return false;
}

/** The calendar of a level: for each day of change the candidate that ranks first. */
function fittingCalendar<Set extends { id: string }>(
  days: readonly string[],
  sets: readonly Set[],
  rank: (set: Set, day: string) => FitRank,
): FittingSet[] {
  const result: FittingSet[] = [];
  for (const day of days) {
    let best: { id: string; rank: FitRank } | null = null;
    for (const set of sets) {
      const ranked = rank(set, day);
      if (best === null || isBetterFit(ranked, best.rank)) best = { id: set.id, rank: ranked };
    }
    if (result.length === 0 || result.at(-1)?.set !== (best?.id ?? null)) result.push({ from: day, set: best?.id ?? null });
  }
  return result;
}

/**
 * The provinces and regions that a set of codes fits: units without a polygon and polygons without a unit count alike;
 * then the nearest set.
 */
function fittingByCodes(
  sets: readonly MapSet[],
  versions: readonly MapVersion[],
  level: BoundaryLevel,
  days: readonly string[],
): FittingSet[] {
  const own = versions.filter((version) => version.level === level);
  const codes = new Map(sets.map((set) => [set.id, new Set(set.boundaries.areas.map(({ code }) => code))]));
  const inForce = new Map(days.map((day) => [day, own.filter((version) => covers(version, day)).map(({ code }) => code)]));
  return fittingCalendar(days, sets, (set, day) => {
    const known = codes.get(set.id) ?? new Set();
    const there = inForce.get(day) ?? [];
    const shared = there.filter((code) => known.has(code)).length;
    return [there.length + known.size - 2 * shared, daysBetween(set.date, day)];
  });
}

/** The days on which, of two sets, the second one becomes the nearest. */
const daysBetweenSets = (sets: readonly MapSet[]): string[] =>
  sets.flatMap(({ date: first }) =>
    sets.flatMap(({ date: second }) => {
      const middle = Math.ceil((Date.parse(first) + Date.parse(second)) / 2 / 86_400_000);
      return first < second ? [new Date(middle * 86_400_000).toISOString().slice(0, 10)] : [];
    }),
  );

/** Compartments are known only at censuses. A day shows the last census before it; a day before the first census shows the first. */
const fittingByCensus = (sets: readonly MapSet[], firstDay: string): FittingSet[] =>
  [...sets].sort((a, b) => (a.date < b.date ? -1 : 1)).map(({ id, date }, index) => ({ from: index === 0 ? firstDay : date, set: id }));

/**
 * Of municipal sets, the one that leaves fewest units without a drawing of their own: undrawn, or drawn together with others. Of several,
 * the one with fewer undrawn, then the nearest in time of those that the institute published; without one of these, the finest.
 */
function fittingByHolders(
  sets: readonly MapSet[],
  tenures: ReadonlyMap<string, readonly (readonly Tenure[])[]>,
  versions: readonly MapVersion[],
  days: readonly string[],
): FittingSet[] {
  const own = versions.filter(({ level }) => level === 'comune');
  const place = new Map(days.map((day, index) => [day, index]));
  const counts = new Map(sets.map(({ id }) => [id, countsOf(tenures.get(id) ?? [], own, days)]));
  const points = new Map(sets.map(({ id, boundaries }) => [id, pointsOf(boundaries)]));
  return fittingCalendar(days, sets, ({ id, date, boundaries: { original } }, day) => {
    const { missing = 0, shared = 0 } = counts.get(id)?.[place.get(day) ?? 0] ?? {};
    return [missing + shared, missing, ...(original ? [0, daysBetween(date, day)] : [1, -(points.get(id) ?? 0)])];
  });
}

/**
 * For each level of the map, which set fits which days best. Before the regions came to be, in 1948, the compartments
 * stand in their place.
 */
export function fittingSets(
  sets: readonly MapSet[],
  tenures: ReadonlyMap<string, readonly (readonly Tenure[])[]>,
  versions: readonly MapVersion[],
): Readonly<Record<MapLevel, readonly FittingSet[]>> {
  const of = (level: BoundaryLevel) => sets.filter((set) => set.level === level);
  const daysOf = (level: BoundaryLevel) => turnsOf(versions.filter((version) => version.level === level));
  const originals = of('comune').filter(({ boundaries }) => boundaries.original);
  const municipal = [...new Set([...daysOf('comune'), ...originals.map(({ date }) => date), ...daysBetweenSets(originals)])].sort();
  const firstDay = municipal[0] ?? '';
  const regional = [...new Set([...daysOf('regione'), ...daysBetweenSets(of('regione'))])].filter((day) => day >= FIRST_REGIONS).sort();
  return {
    comune: fittingByHolders(of('comune'), tenures, versions, municipal),
    uts: fittingByCodes(of('uts'), versions, 'uts', [...new Set([...daysOf('uts'), ...daysBetweenSets(of('uts'))])].sort()),
    regione: [...fittingByCensus(of('compartimento'), firstDay), ...fittingByCodes(of('regione'), versions, 'regione', regional)],
  };
}
