import type { Day } from '../storia/day.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Flow } from './Lineage.ts';

/** By what a divided unit's figures may be distributed. */
export type Weighting = 'popolazione' | 'superficie';

/**
 * The shares of the parts of a unit that several hold, by the latest known population or area. A source has the size of
 * a part only where the part is a whole municipality: forward one that was founded from the divided unit alone,
 * backward one that passed wholly to it. Null where that does not hold of every part, or a size is not known.
 */
export function weightsOf(
  index: HistoryIndex,
  flow: Flow,
  [first, last]: readonly [Day, Day],
  forward: boolean,
  weighting: Weighting,
): ReadonlyMap<number, number> | null {
  const within = ({ day }: { day: Day }) => day > first && day <= last;
  const isWhole = (unit: number): boolean =>
    forward
      ? index.comune.presences(unit).some(({ from }) => from > first && from <= last) &&
        index.linksTo(unit).every((link) => !within(link) || flow.units.has(link.from))
      : index
          .linksFrom(unit)
          .filter(within)
          .every((link) => link.whole && flow.units.has(link.to));
  const sizes = flow.targets.map((unit): [number, number | null] => {
    const size = isWhole(unit) ? index.sizes.get(unit) : undefined;
    return [unit, (weighting === 'popolazione' ? size?.population : size?.area) ?? null];
  });
  const total = sizes.reduce((sum, [, size]) => sum + (size ?? Number.NaN), 0);
  if (!(total > 0)) return null;
  return new Map(sizes.map(([unit, size]) => [unit, (size as number) / total]));
}
