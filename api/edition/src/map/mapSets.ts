import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import { covers, endOf } from '@territori/history/territory/period';
import { groupBy } from '@territori/traduzione/groupBy';
import type { MapVersion } from './MapHistory.ts';
import { type MapSet, pointsOf } from './MapSet.ts';
import { withMissingAreas } from './missingAreas.ts';

/** A set without a day that shares fewer of its codes than this with any day is that of other units. */
const ALIKE = 0.9;

/**
 * The first day of the latest period in which most codes of a set are in force together; null when the units of the
 * level never had them.
 */
function dayByCodes({ level, areas }: Boundaries, versions: readonly MapVersion[]): string | null {
  const ofLevel = versions.filter((version) => version.level === level);
  const codes = new Set(areas.map(({ code }) => code));
  const days = [...new Set(ofLevel.flatMap(({ from, to }) => (to === null ? [from] : [from, to])))].sort();
  let best: { day: string; wrong: number } | null = null;
  for (const day of days) {
    const inForce = new Set(ofLevel.filter((version) => covers(version, day)).map(({ code }) => code));
    const shared = [...codes].filter((code) => inForce.has(code)).length;
    const wrong = codes.size + inForce.size - 2 * shared;
    if (shared >= codes.size * ALIKE && (best === null || wrong < best.wrong)) best = { day, wrong };
  }
  return best?.day ?? null;
}

/** The codes that are in force on the day of a municipal set and have no area, with the code of the same unit in another set. */
function lackingIn(set: MapSet, other: MapSet, versions: readonly MapVersion[]): Map<string, string> {
  const known = new Set(set.boundaries.areas.map(({ code }) => code));
  const laterCodes = new Map(versions.flatMap((version) => (covers(version, other.date) ? [[version.unitId, version.code]] : [])));
  return new Map(
    versions.flatMap((version) => {
      const code = laterCodes.get(version.unitId);
      return covers(version, set.date) && !known.has(version.code) && code !== undefined ? [[version.code, code] as const] : [];
    }),
  );
}

/** Adds to each municipal set the units that it lacks and that the finest other set has. */
function completed(sets: readonly MapSet[], versions: readonly MapVersion[]): MapSet[] {
  const municipal = versions.filter(({ level }) => level === 'comune');
  return sets.map((set) => {
    if (set.level !== 'comune') return set;
    const [other] = sets
      .filter((candidate) => candidate.level === 'comune' && candidate !== set)
      .sort((a, b) => pointsOf(b.boundaries) - pointsOf(a.boundaries));
    if (!other) return set;
    return { ...set, boundaries: withMissingAreas(set.boundaries, other.boundaries, lackingIn(set, other, municipal)) };
  });
}

/**
 * The boundary sets of an edition, in order of level and day. Of two of one level and day the one with more points is
 * used. A set without a day gets the first one on which its codes are in force; one whose codes never were is left out.
 */
export function mapSets(boundaries: readonly Boundaries[], versions: readonly MapVersion[]): MapSet[] {
  const days = new Set(boundaries.map(({ level, date }) => `${level} ${date}`));
  const dated = boundaries.flatMap((set): MapSet[] => {
    const date = set.date ?? dayByCodes(set, versions);
    if (date === null) return [];
    // the sets of 1 January and of a census are known by their year; where a year has both, that of the census by its day
    const year = date.slice(0, 4);
    const yearly = set.date !== null && (date.endsWith('-01-01') || !days.has(`${set.level} ${year}-01-01`));
    const id = `${set.level}-${yearly ? year : date}`;
    return [{ id, level: set.level, date, dated: set.date !== null, reconstructed: false, boundaries: set }];
  });
  const finest = [...groupBy(dated, ({ id }) => id).values()].flatMap((same) =>
    same.sort((a, b) => pointsOf(b.boundaries) - pointsOf(a.boundaries)).slice(0, 1),
  );
  return completed(
    finest.sort((a, b) => a.level.localeCompare(b.level) || (a.date < b.date ? -1 : 1)),
    versions,
  );
}

/** The days on which any of the versions begins or ends, in order. */
export const turnsOf = (versions: readonly MapVersion[]): string[] =>
  [...new Set(versions.flatMap((version) => [version.from, endOf(version)]))].filter((day) => day < '9999').sort();
