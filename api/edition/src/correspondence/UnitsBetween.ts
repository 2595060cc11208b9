import type { Reason } from './Reason.ts';

/** How the units of two days correspond; the first day is the earlier one. */
export interface UnitsBetween {
  /** The pairs of units of the two days. */
  readonly pairs: ReadonlyMap<number, ReadonlySet<number>>;
  /** The same pairs by the unit of the last day. */
  readonly origins: ReadonlyMap<number, ReadonlySet<number>>;
  /** Units of the first day that lead nowhere, wholly or in part. */
  readonly lost: ReadonlyMap<number, Reason>;
  /** Units of the last day that come from nowhere. */
  readonly appeared: ReadonlyMap<number, Reason>;
}

/** The pairs seen from the other side. */
export function invertedPairs(pairs: ReadonlyMap<number, ReadonlySet<number>>): Map<number, Set<number>> {
  const inverse = new Map<number, Set<number>>();
  for (const [from, targets] of pairs) {
    for (const to of targets) {
      const known = inverse.get(to);
      if (known) known.add(from);
      else inverse.set(to, new Set([from]));
    }
  }
  return inverse;
}
