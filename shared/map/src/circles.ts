import type { MapPicture } from './MapPicture.ts';
import { middleOf } from './mainland.ts';

/** Circles on the units of a map, whose areas are in proportion to a quantity. */
export interface Circles {
  /** The radius of each unit's circle, by its key, in pixels; below 0 for the circle of a negative quantity. */
  readonly radii: ReadonlyMap<string, number>;
  /** Circles of round quantities that show the proportion, the largest first. */
  readonly legend: readonly { readonly radius: number; readonly label: string }[];
}

/** The radius of the largest circle, in pixels. */
export const LARGEST_CIRCLE = 30;
/** What all circles may cover together, in pixels of area: about half of Italy on a map of the whole country. */
const COVERED = 60_000;

/** The circles of quantities, of which at least one is not zero: the radius of each in pixels, negative for a negative quantity. */
export function circleScale(quantities: readonly number[]): (quantity: number) => number {
  const largest = quantities.reduce((most, quantity) => Math.max(most, Math.abs(quantity)), 0);
  const circles = quantities.reduce((sum, quantity) => sum + Math.abs(quantity) / largest, 0);
  const radius = Math.min(LARGEST_CIRCLE, Math.sqrt(COVERED / (Math.PI * circles)));
  return (quantity) => Math.sign(quantity) * radius * Math.sqrt(Math.abs(quantity) / largest);
}

/**
 * A circle as a part of an SVG path, in pixels. Its diameter is twice the radius to the last digit: between points that are nearer, two
 * larger arcs make an oval.
 */
export function circlePath(x: number, y: number, radius: number): string {
  const half = radius.toFixed(1);
  const whole = (2 * Number(half)).toFixed(1);
  return `M${(x - Number(half)).toFixed(1)} ${y.toFixed(1)}a${half} ${half} 0 1 0 ${whole} 0a${half} ${half} 0 1 0 -${whole} 0Z`;
}

/** A circle of a smaller radius, in pixels, has no line: the lines of thousands of them would hide the land. */
const LINED = 3;

/** The circles in sight as SVG paths, in pixels: the discs, the lines around the larger ones, the circles of negative quantities. */
export function circlePaths({ radii }: Circles, { geometry, day, view: { scale, x, y }, size: { width, height } }: MapPicture) {
  const paths = { discs: '', lines: '', negative: '' };
  for (const [key, signed] of radii) {
    const middle = middleOf(geometry, day.byKey.get(key)?.areas ?? []);
    const radius = Math.abs(signed);
    if (!middle || radius === 0) continue;
    const [left, top] = [middle[0] * scale + x, middle[1] * scale + y];
    if (left < -radius || left > width + radius || top < -radius || top > height + radius) continue;
    const path = circlePath(left, top, radius);
    paths[signed < 0 ? 'negative' : 'discs'] += path;
    if (signed > LINED) paths.lines += path;
  }
  return paths;
}
