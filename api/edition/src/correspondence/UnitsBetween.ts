import { isoDay, type SuccessionBetween } from '@territori/traduzione/storia';
import type { Change } from '../model/readEvents.ts';
import { type Reason, reasonOfBeginning } from './Reason.ts';

/** What happened to each unit. */
export type ChangesOfUnits = ReadonlyMap<number, readonly Change[]>;

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

/**
 * The pairs of units of two days, and the units without one, each with the reason.
 * @param ofLastDay the units of the last day that may come from nowhere
 * @param lossOf why a unit of the first day leads nowhere, as a whole or in part; undefined where it does not
 */
export function unitsBetween(
  passages: SuccessionBetween,
  changes: ChangesOfUnits,
  pairs: UnitsBetween['pairs'],
  ofLastDay: Iterable<number>,
  lossOf: (unit: number) => Reason | undefined,
): UnitsBetween {
  const origins = invertedPairs(pairs);
  const [first, last] = [isoDay(passages.first), isoDay(passages.last)];
  const lost = new Map<number, Reason>();
  for (const unit of pairs.keys()) {
    const reason = lossOf(unit);
    if (reason) lost.set(unit, reason);
  }
  const appeared = new Map<number, Reason>();
  for (const unit of ofLastDay) if (!origins.has(unit)) appeared.set(unit, reasonOfBeginning(changes.get(unit), first, last));
  return { pairs, origins, lost, appeared };
}
