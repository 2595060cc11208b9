import type { Figures } from './figures.ts';
import type { Weight } from './Storia.ts';

/** The weight of a unit that passes as a whole. */
export const WHOLE: Weight = { share: 1, year: null };

/**
 * The share of each part in their sum, by the figures of one year: the latest or the earliest for which every part has one. Null when there
 * is no such year.
 */
export function sharesOf<Part>(
  parts: readonly (readonly [Part, Figures])[],
  preferred: 'latest' | 'earliest',
): ReadonlyMap<Part, Weight> | null {
  const [first, ...others] = parts;
  const common = [...(first?.[1].keys() ?? [])].filter((year) => others.every(([, figures]) => figures.has(year)));
  if (common.length === 0) return null;
  const year = preferred === 'latest' ? Math.max(...common) : Math.min(...common);
  const figureOf = (figures: Figures) => figures.get(year) ?? 0;
  const total = parts.reduce((sum, [, figures]) => sum + figureOf(figures), 0);
  if (total <= 0) return null;
  return new Map(parts.map(([part, figures]) => [part, { share: figureOf(figures) / total, year }]));
}
