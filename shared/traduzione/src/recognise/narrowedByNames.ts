import type { LevelIndex } from '../storia/LevelIndex.ts';
import { fitsByInterval } from './fitsByInterval.ts';
import { joinedStretches, type Stretch } from './Stretch.ts';

/** Of stretches that tie, the one in which most names fit, of equals the newest. */
export function bestNamedStretch(level: LevelIndex, named: readonly (readonly number[])[], stretches: readonly Stretch[]): Stretch {
  const fits = stretches.length > 1 ? fitsByInterval(level, named) : new Int32Array();
  const most = ({ first, last }: Stretch) => fits.subarray(first, last).reduce((best, count) => Math.max(best, count), 0);
  return stretches.reduce((best, stretch) => (most(stretch) >= most(best) ? stretch : best));
}

const NO_CHANGES_OF_MEANING: ReadonlySet<number> = new Set();

/**
 * The part of a stretch in which most names were in force, when there is one such part; and whether the names contradict it, because they
 * point to different parts, or more of them to one of the intervals that lost.
 */
export function narrowedByNames(
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
  const parts = joinedStretches(
    Array.from({ length: best.last - best.first }, (_, offset) => best.first + offset).filter((k) => fits[k] === most),
    best.fits,
    NO_CHANGES_OF_MEANING,
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
export function bestNamedIntervals(
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
  const stretches = joinedStretches(intervals, 0, changes).map(({ first, last }) => intervals.filter((k) => first <= k && k < last));
  return stretches.filter((stretch) => stretch.some((k) => fitting.has(k))).flat();
}
