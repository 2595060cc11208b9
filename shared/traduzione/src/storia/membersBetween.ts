import type { SuccessionBetween } from './SuccessionBetween.ts';

/** For each unit of an upper level: its municipalities by the unit of the other day to which they belong; null where they lead nowhere. */
export type Members = ReadonlyMap<number, ReadonlyMap<number | null, readonly number[]>>;

/** The province, region or division of a municipality. */
export type ParentOf = (municipality: number) => number | null | undefined;

/**
 * The municipalities of each upper unit of the first day, by the units of the last day in which their territory is: what happened to a
 * province or region is what happened to its municipalities. A municipality that is in several counts for each.
 */
export function membersBetween(between: SuccessionBetween, parentBefore: ParentOf, parentAfter: ParentOf): Members {
  const members = new Map<number, Map<number | null, number[]>>();
  for (const [municipality, targets] of between.all()) {
    const from = parentBefore(municipality) ?? null;
    if (from === null) continue;
    const passed = members.get(from) ?? new Map<number | null, number[]>();
    members.set(from, passed);
    const units = new Set([...targets].map((target) => parentAfter(target) ?? null));
    if (units.size === 0) units.add(null);
    for (const unit of units) {
      const known = passed.get(unit);
      if (known) known.push(municipality);
      else passed.set(unit, [municipality]);
    }
  }
  return members;
}
