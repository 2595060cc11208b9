import type { Weight } from './Correspondence.ts';
import type { Figure } from './figures.ts';

/** The share of each part in their sum; null when a part has no figure, or their years differ. */
export function sharesOf<Part>(parts: readonly (readonly [Part, Figure | undefined])[]): ReadonlyMap<Part, Weight> | null {
  const [first] = parts;
  const year = first?.[1]?.year;
  if (year === undefined || parts.some(([, figure]) => figure?.year !== year)) return null;
  const total = parts.reduce((sum, [, figure]) => sum + (figure?.value ?? 0), 0);
  if (total <= 0) return null;
  return new Map(parts.map(([part, figure]) => [part, { share: (figure?.value ?? 0) / total, year }]));
}
