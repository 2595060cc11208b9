import { holdsOn } from '../storia/dayNumber.ts';
import type { Target } from '../translate/Outcome.ts';
import type { AggregationOptions, WholeUnit } from './Aggregation.ts';
import type { Sums } from './Sums.ts';

/** The share of the units of a level from which a list is taken for one of all of them. */
const NEARLY_ALL_UNITS = 0.9;

/**
 * The units of the day asked that hold territory of a row and received nothing; where the list has nearly all units of its day, also those
 * without a row.
 */
export function unitsWithoutFigures(
  { index, level, translation: { day, sourcesOf } }: AggregationOptions,
  units: ReadonlyMap<number, Sums>,
  whole: readonly WholeUnit[],
  present: ReadonlySet<number>,
): Target[] {
  const missed = new Map<number, Target>();
  for (const target of whole.flatMap(({ territory }) => territory)) if (!units.has(target.unit)) missed.set(target.unit, target);
  const there = index.level(level).versions.filter((version) => holdsOn(version, day));
  const sources = new Set(there.flatMap(({ unit }) => [...(sourcesOf(unit) ?? [])]));
  if (sources.size > 0 && present.size >= sources.size * NEARLY_ALL_UNITS) {
    for (const { unit, code, name } of there)
      if (!units.has(unit)) missed.set(unit, missed.get(unit) ?? { unit, code, name, weight: null });
  }
  return [...missed.values()];
}
