import { type DayNumber, OPEN, type Period } from '../storia/dayNumber.ts';
import type { LevelIndex } from '../storia/LevelIndex.ts';

export type Verdict = 'certa' | 'probabile' | 'mista' | 'non_riconosciuta';

/** A stretch of time and how many of the values were in force throughout it. */
export interface Stretch {
  /** Its intervals of the history: the first, and the first after it. */
  readonly first: number;
  readonly last: number;
  readonly fits: number;
}

export interface Epoch {
  /** First day and first day out of it (OPEN: still going on); null when the epoch is not recognised. */
  readonly from: DayNumber | null;
  readonly to: DayNumber | null;
  /** Share of the values that were in force. */
  readonly share: number;
  readonly verdict: Verdict;
  readonly alternatives: readonly { readonly from: DayNumber; readonly to: DayNumber; readonly share: number }[];
  /**
   * The times that fit the list equally well, the newest first; the epoch is one of them. In each of them every value means the same units
   * throughout. Empty when the epoch is not recognised.
   */
  readonly candidates: readonly Period[];
}

const PROBABLE = 0.98;
const RECOGNISED = 0.9;
/** From this share of the units of its provinces on, a list is taken to be complete, and what is missing from it counts. */
const COMPLETE = 0.95;
/** Values that a second stretch must explain to make a list mixed. */
const MIXED = 3;
const ALTERNATIVES = 3;

/**
 * A list that leaves out some units leaves out just those that make another time fit with a probability below one in so many. Few lists of
 * provinces leave any out; lists of municipalities often do.
 */
const UNLIKELY = { provinces: 100, municipalities: 1000 };

/** In how many ways a list that holds `held` units may leave out `missing` others, counted up to `limit`. */
function selections(held: number, missing: number, limit: number): number {
  let ways = 1;
  for (let k = 1; k <= missing && ways < limit; k += 1) ways = (ways * (held + k)) / k;
  return ways;
}

/** Adds one to every interval in which any of the versions is in force. `changes` holds what changes from each interval to the next. */
function addUnion(level: LevelIndex, versions: readonly number[], changes: Int32Array): void {
  if (versions.length === 1) {
    const [only = 0] = versions;
    changes[level.start[only] as number] = (changes[level.start[only] as number] ?? 0) + 1;
    changes[level.end[only] as number] = (changes[level.end[only] as number] ?? 0) - 1;
    return;
  }
  const spans = versions.map((row): [number, number] => [level.start[row] as number, level.end[row] as number]).sort((a, b) => a[0] - b[0]);
  let until = -1;
  for (const [start, end] of spans) {
    if (end <= until) continue;
    const from = Math.max(start, until);
    changes[from] = (changes[from] ?? 0) + 1;
    changes[end] = (changes[end] ?? 0) - 1;
    until = end;
  }
}

/** Running sums: from changes to counts, one an interval. */
function counts(changes: Int32Array): Int32Array {
  const sums = changes.slice(0, -1);
  for (let k = 1; k < sums.length; k += 1) sums[k] = (sums[k] as number) + (sums[k - 1] as number);
  return sums;
}

/** For each interval how many of the values were in force. */
export function fitsByInterval(level: LevelIndex, values: readonly (readonly number[])[]): Int32Array {
  const changes = new Int32Array(level.days.length + 1);
  for (const versions of values) if (versions.length > 0) addUnion(level, versions, changes);
  return counts(changes);
}

/** For each interval how many units of the covered provinces were in force, and how many of them the list holds. */
function coverage(
  level: LevelIndex,
  values: readonly (readonly number[])[],
  wholeCountry: boolean,
): { inForce: Int32Array; held: Int32Array } {
  const size = level.days.length;
  const matched = new Set(values.flat());
  const groups = new Map<number, { held: Int32Array; all: Int32Array }>();
  const groupOf = (row: number): number => (wholeCountry ? 0 : (level.version(row).parent ?? -1));
  const add = (changes: Int32Array, row: number) => {
    changes[level.start[row] as number] = (changes[level.start[row] as number] as number) + 1;
    changes[level.end[row] as number] = (changes[level.end[row] as number] as number) - 1;
  };
  for (const row of matched) {
    const key = groupOf(row);
    let group = groups.get(key);
    if (!group) {
      group = { held: new Int32Array(size + 1), all: new Int32Array(size + 1) };
      groups.set(key, group);
    }
    add(group.held, row);
  }
  for (const [key, { all }] of groups) {
    const members = wholeCountry ? level.versions.keys() : level.ofParent(key);
    for (const row of members) if (groupOf(row) === key) add(all, row);
  }
  const [inForce, held] = [new Int32Array(size), new Int32Array(size)];
  for (const group of groups.values()) {
    const [heldNow, allNow] = [counts(group.held), counts(group.all)];
    for (let k = 0; k < size; k += 1) {
      if (heldNow[k] === 0) continue;
      inForce[k] = (inForce[k] as number) + (allNow[k] as number);
      held[k] = (held[k] as number) + (heldNow[k] as number);
    }
  }
  return { inForce, held };
}

/** The intervals at which a value begins to mean other units than in the interval before, although it was in force in both. */
function changesOfMeaning(level: LevelIndex, values: readonly (readonly number[])[]): ReadonlySet<number> {
  const changes = new Set<number>();
  const startOf = (row: number) => level.start[row] as number;
  const endOf = (row: number) => level.end[row] as number;
  for (const versions of values) {
    const unit = level.version(versions[0] ?? -1)?.unit;
    if (versions.every((row) => level.version(row).unit === unit)) continue;
    const meaning = (k: number) => [
      ...new Set(versions.filter((row) => startOf(row) <= k && k < endOf(row)).map((row) => level.version(row).unit)),
    ];
    for (const k of new Set(versions.flatMap((row) => [startOf(row), endOf(row)]))) {
      const [before, after] = [meaning(k - 1), meaning(k)];
      const isOther = before.length !== after.length || before.some((one) => !after.includes(one));
      if (before.length > 0 && after.length > 0 && isOther) changes.add(k);
    }
  }
  return changes;
}

/** Neighbouring intervals joined into stretches, which end where a value begins to mean another unit. */
function joined(intervals: readonly number[], fits: number, changes: ReadonlySet<number>): Stretch[] {
  const stretches: { first: number; last: number; fits: number }[] = [];
  for (const k of intervals) {
    const before = stretches.at(-1);
    if (before?.last === k && !changes.has(k)) before.last = k + 1;
    else stretches.push({ first: k, last: k + 1, fits });
  }
  return stretches;
}

/** Intervals outside a stretch, joined where they have the same number of fits, the best first and of equals the newest. */
function runnersUp(fits: Int32Array, best: Stretch): Stretch[] {
  const runs: Stretch[] = [];
  let first = 0;
  for (let k = 1; k <= fits.length; k += 1) {
    const apart = k === fits.length || fits[k] !== fits[first] || k === best.first || k === best.last;
    if (!apart) continue;
    const inside = first >= best.first && first < best.last;
    if (!inside && (fits[first] as number) > 0) runs.push({ first, last: k, fits: fits[first] as number });
    first = k;
  }
  return runs.sort((a, b) => b.fits - a.fits || b.first - a.first);
}

const dayAt = (level: LevelIndex, k: number): DayNumber => level.days[k] ?? OPEN;

/** What the values of a list say about its time. */
export interface EpochEvidence {
  readonly level: LevelIndex;
  /** For each distinct value the versions that bear it; none for an unknown value. */
  readonly values: readonly (readonly number[])[];
  /** For each distinct pair of a code and a name beside it, the versions with that code and that name. */
  readonly named?: readonly (readonly number[])[];
  /** True where the days on which names changed are known (municipalities): then names narrow the time that the codes give. */
  readonly namesDated?: boolean;
  /** True where the list covers Italy (provinces), false where it covers the provinces of its units (municipalities). */
  readonly wholeCountry: boolean;
}

/** Of stretches that tie, the one in which most names fit, of equals the newest. */
function bestNamed(level: LevelIndex, named: readonly (readonly number[])[], stretches: readonly Stretch[]): Stretch {
  const fits = stretches.length > 1 ? fitsByInterval(level, named) : new Int32Array();
  const most = ({ first, last }: Stretch) => fits.subarray(first, last).reduce((best, count) => Math.max(best, count), 0);
  return stretches.reduce((best, stretch) => (most(stretch) >= most(best) ? stretch : best));
}

const NO_CHANGES: ReadonlySet<number> = new Set();

/**
 * The part of a stretch in which most names were in force, when there is one such part; and whether the names contradict it, because they
 * point to different parts, or more of them to one of the intervals that lost.
 */
function narrowed(
  level: LevelIndex,
  named: readonly (readonly number[])[],
  best: Stretch,
  lost: readonly number[],
): { stretch: Stretch; contradictory: boolean } {
  const fits = fitsByInterval(level, named);
  let most = 0;
  for (let k = best.first; k < best.last; k += 1) most = Math.max(most, fits[k] as number);
  if (lost.some((k) => (fits[k] as number) > most)) return { stretch: best, contradictory: true };
  if (most === 0) return { stretch: best, contradictory: false };
  const parts = joined(
    Array.from({ length: best.last - best.first }, (_, offset) => best.first + offset).filter((k) => fits[k] === most),
    best.fits,
    NO_CHANGES,
  );
  const [only, ...others] = parts;
  const somewhere = named.filter((versions) =>
    versions.some((row) => (level.start[row] as number) < best.last && (level.end[row] as number) > best.first),
  ).length;
  if (!only || others.length > 0) return { stretch: best, contradictory: somewhere > most };
  return { stretch: only, contradictory: somewhere > most };
}

/**
 * Of intervals that the codes fit equally well those that the names beside them fit best. Names without dates choose between stretches and
 * not within one.
 */
function bestNamedIntervals(
  level: LevelIndex,
  named: readonly (readonly number[])[],
  intervals: readonly number[],
  changes: ReadonlySet<number>,
  namesDated: boolean,
): readonly number[] {
  if (named.length === 0) return intervals;
  const fits = fitsByInterval(level, named);
  const most = intervals.reduce((best, k) => Math.max(best, fits[k] as number), 0);
  const fitting = new Set(intervals.filter((k) => fits[k] === most));
  if (namesDated) return [...fitting];
  const stretches = joined(intervals, 0, changes).map(({ first, last }) => intervals.filter((k) => first <= k && k < last));
  return stretches.filter((stretch) => stretch.some((k) => fitting.has(k))).flat();
}

/**
 * The time at which the values of a list were in force: the interval of the history in which most of them were. When
 * several intervals tie and the list holds nearly all units of its provinces, those from which fewest units are missing
 * win; neighbours that tie are joined while every value means the same unit; of times apart that tie, names beside the codes choose one,
 * and they narrow it. All that tie are the candidates.
 */
export function findEpoch({ level, values, named = [], namesDated = true, wholeCountry }: EpochEvidence): Epoch {
  const total = values.length;
  const fits = fitsByInterval(level, values);
  const most = fits.reduce((best, count) => Math.max(best, count), 0);
  const share = total === 0 ? 0 : most / total;
  const tied = [...fits.keys()].filter((k) => fits[k] === most);
  const asAlternative = ({ first, last, fits: fitting }: Stretch) => ({
    from: dayAt(level, first),
    to: dayAt(level, last),
    share: fitting / total,
  });
  if (most === 0 || share < RECOGNISED) {
    const nowhere = { first: -1, last: -1, fits: 0 };
    const alternatives = most === 0 ? [] : runnersUp(fits, nowhere).slice(0, ALTERNATIVES).map(asAlternative);
    return { from: null, to: null, share, verdict: 'non_riconosciuta', alternatives, candidates: [] };
  }

  const { inForce, held } = coverage(level, values, wholeCountry);
  const missing = (k: number) => (inForce[k] as number) - (held[k] as number);
  const complete = tied.some((k) => (held[k] as number) >= (inForce[k] as number) * COMPLETE);
  const fewest = tied.reduce((least, k) => Math.min(least, missing(k)), Number.POSITIVE_INFINITY);
  const winners = complete ? tied.filter((k) => missing(k) === fewest) : tied;
  const lost = complete ? tied.filter((k) => missing(k) > fewest) : [];
  // the list lacks units even at the winning time, or may lack by chance just those of a time that lost: it may belong to that time
  const unlikely = wholeCountry ? UNLIKELY.provinces : UNLIKELY.municipalities;
  const doubtful = lost.filter((k) => fewest > 0 || selections(held[k] as number, missing(k), unlikely) < unlikely);

  const changes = changesOfMeaning(level, values);
  const stretches = joined(winners, most, changes);
  const whole = bestNamed(level, named, stretches);
  const { stretch: best, contradictory } =
    namesDated && named.length > 0 ? narrowed(level, named, whole, lost) : { stretch: whole, contradictory: false };
  const pool = [...winners, ...doubtful].sort((a, b) => a - b);
  const fitting = contradictory ? pool : bestNamedIntervals(level, named, pool, changes, namesDated);
  const hasBest = fitting.some((k) => best.first <= k && k < best.last);
  const candidates = joined(hasBest ? fitting : pool, most, changes).reverse();

  const unfit = values.filter(
    (versions) => !versions.some((row) => (level.start[row] as number) < best.last && (level.end[row] as number) > best.first),
  );
  const second = runnersUp(fitsByInterval(level, unfit), best)[0];
  const mixed = second !== undefined && second.fits >= MIXED;
  // dated names leave one of the times; other names only choose between them
  const within = ({ first, last }: Stretch) => first >= whole.first && last <= whole.last;
  const alone = namesDated && named.length > 0 ? candidates.every(within) : stretches.length === 1;
  const certain = most === total && alone && doubtful.length === 0 && !contradictory;
  const verdict: Verdict = share < PROBABLE || mixed ? 'mista' : certain ? 'certa' : 'probabile';

  const others = [...stretches.filter((stretch) => stretch !== whole).reverse(), ...runnersUp(fits, whole)];
  const ofMixture = mixed ? [{ ...second, fits: fits[second.first] as number }] : [];
  const distinct = [...ofMixture, ...others].filter(
    (stretch, place, all) => all.findIndex(({ first }) => first === stretch.first) === place,
  );
  return {
    from: dayAt(level, best.first),
    to: dayAt(level, best.last),
    share,
    verdict,
    alternatives: distinct.slice(0, ALTERNATIVES).map(asAlternative),
    candidates: candidates.map(({ first, last }) => ({ from: dayAt(level, first), to: dayAt(level, last) })),
  };
}
