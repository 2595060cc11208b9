/** A stretch of time and how many of the values were in force throughout it. */
export interface Stretch {
  /** Its intervals of the history: the first, and the first after it. */
  readonly first: number;
  readonly last: number;
  readonly fits: number;
}

/** Neighbouring intervals joined into stretches, which end where a value begins to mean another unit. */
export function joinedStretches(intervals: readonly number[], fits: number, changes: ReadonlySet<number>): Stretch[] {
  const stretches: { first: number; last: number; fits: number }[] = [];
  for (const k of intervals) {
    const before = stretches.at(-1);
    if (before?.last === k && !changes.has(k)) before.last = k + 1;
    else stretches.push({ first: k, last: k + 1, fits });
  }
  return stretches;
}

/** Intervals outside a stretch, joined where they have the same number of fits, the best first and of equals the newest. */
export function otherStretches(fits: Int32Array, best: Stretch): Stretch[] {
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
