import { type HistoryIndex, isoDay, type SuccessionBetween } from '@territori/traduzione/storia';
import { type Reason, reasonOfEnd } from './Reason.ts';
import { type ChangesOfUnits, type UnitsBetween, unitsBetween } from './UnitsBetween.ts';

/** The reasons for which a unit of the first day leads nowhere, as a whole or in part. */
const lossOf =
  (passages: SuccessionBetween, changes: ChangesOfUnits) =>
  (unit: number): Reason | undefined =>
    passages.lostFrom(unit).map(({ unit: ended, day }) => reasonOfEnd(changes.get(ended), isoDay(day)))[0];

/** The municipalities of two days beside each other. */
export const municipalitiesBetween = (passages: SuccessionBetween, changes: ChangesOfUnits): UnitsBetween =>
  unitsBetween(passages, changes, passages.all(), passages.unitsOn(passages.last), lossOf(passages, changes));

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
  return unitsBetween(passages, changes, pairs, isThere(passages.last) ? [unit] : [], lossOf(passages, changes));
}
