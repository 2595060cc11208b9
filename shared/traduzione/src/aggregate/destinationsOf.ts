import type { Outcome, Target } from '../translate/Outcome.ts';

export type Destination = { readonly target: Target; readonly weight: number };

/**
 * The units among which a row is divided, each with its weight; none where a weight is not known, null for a row that is not divided. A
 * unit that goes on and gave a part of its territory is one of its own parts.
 */
export function destinationsOf(outcome: Outcome): Destination[] | null {
  const units = territoryOfRow(outcome);
  if (units.length === 0) return null;
  const weighted = units.flatMap((unit) => (unit.weight === null ? [] : [{ target: unit, weight: unit.weight }]));
  return weighted.length === units.length ? weighted : [];
}

/** The units that hold the territory of a row, where they are several. */
export function territoryOfRow({ outcome, target, candidates, parts }: Outcome): readonly Target[] {
  if (parts.length > 0) return parts;
  return !target && (outcome === 'divisa' || outcome === 'fuori_epoca') ? candidates : [];
}
