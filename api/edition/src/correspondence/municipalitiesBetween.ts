import { type HistoryIndex, isoDay, type SuccessionBetween } from '@territori/traduzione/storia';
import type { Change } from '../model/readEvents.ts';
import { type Reason, reasonOfBeginning, reasonOfEnd } from './Reason.ts';
import { invertedPairs, type UnitsBetween } from './UnitsBetween.ts';

type ChangesOfUnits = ReadonlyMap<number, readonly Change[]>;

/** The reasons for which a unit of the first day leads nowhere, as a whole or in part. */
export function lossOf(passages: SuccessionBetween, changes: ChangesOfUnits, unit: number): Reason | undefined {
  const [lost] = passages.lostFrom(unit).map(({ unit: ended, day }) => reasonOfEnd(changes.get(ended), isoDay(day)));
  return lost;
}

/** The municipalities of two days beside each other. */
export function municipalitiesBetween(passages: SuccessionBetween, changes: ChangesOfUnits): UnitsBetween {
  const pairs = passages.all();
  const lost = new Map<number, Reason>();
  for (const unit of pairs.keys()) {
    const reason = lossOf(passages, changes, unit);
    if (reason) lost.set(unit, reason);
  }
  const origins = invertedPairs(pairs);
  const [first, last] = [isoDay(passages.first), isoDay(passages.last)];
  const appeared = new Map<number, Reason>();
  for (const unit of passages.unitsOn(passages.last))
    if (!origins.has(unit)) appeared.set(unit, reasonOfBeginning(changes.get(unit), first, last));
  return { pairs, origins, lost, appeared };
}

/** The same for one municipality and those with which it shares a pair: `units` are of the first day. */
export function municipalitiesAround(
  passages: SuccessionBetween,
  changes: ChangesOfUnits,
  index: HistoryIndex,
  unit: number,
): UnitsBetween {
  const isThere = (day: number) => index.comune.at(unit, day) !== undefined;
  const origins = isThere(passages.last) ? passages.originsOf(unit) : new Set<number>();
  const units = new Set([...(isThere(passages.first) ? [unit] : []), ...origins]);
  // the origins of each target say whether others share it
  for (const one of [...units])
    for (const target of passages.targetsOf(one)) for (const origin of passages.originsOf(target)) units.add(origin);
  const pairs = new Map([...units].map((one) => [one, passages.targetsOf(one)]));
  const lost = new Map<number, Reason>();
  for (const one of units) {
    const reason = lossOf(passages, changes, one);
    if (reason) lost.set(one, reason);
  }
  const appeared = new Map<number, Reason>();
  if (isThere(passages.last) && origins.size === 0)
    appeared.set(unit, reasonOfBeginning(changes.get(unit), isoDay(passages.first), isoDay(passages.last)));
  return { pairs, origins: invertedPairs(pairs), lost, appeared };
}
