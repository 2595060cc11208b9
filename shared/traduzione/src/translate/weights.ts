import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Flow } from '../storia/Succession.ts';
import type { Days } from './territory.ts';

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
  [first, last]: Days,
  forward: boolean,
  weighting: Weighting,
): ReadonlyMap<number, number> | null {
  const succession = index.succession.comune;
  const within = ({ day }: { day: number }) => day > first && day <= last;
  const isWhole = (unit: number): boolean =>
    forward
      ? index.comune.presences(unit).some(({ from }) => from > first && from <= last) &&
        succession.stepsTo(unit).every((step) => !within(step) || flow.units.has(step.from))
      : succession
          .stepsFrom(unit)
          .filter(within)
          .every((step) => step.whole && flow.units.has(step.to));
  const sizes = [...flow.targets.keys()].map((unit): [number, number | null] => {
    const size = isWhole(unit) ? index.sizes.get(unit) : undefined;
    return [unit, (weighting === 'popolazione' ? size?.population : size?.area) ?? null];
  });
  const total = sizes.reduce((sum, [, size]) => sum + (size ?? Number.NaN), 0);
  if (!(total > 0)) return null;
  return new Map(sizes.map(([unit, size]) => [unit, (size as number) / total]));
}
