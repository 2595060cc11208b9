import type { DayMap } from './DayMap.ts';
import type { Geometry } from './Geometry.ts';
import { middleOf } from './mainland.ts';
import type { Size, View } from './View.ts';

/** Circles on the units of a map, whose areas are in proportion to a quantity. */
export interface Circles {
  /** The radius of each unit's circle, by its key, in pixels; below 0 for the circle of a negative quantity. */
  readonly radii: ReadonlyMap<string, number>;
  /** Circles of round quantities that show the proportion, the largest first. */
  readonly legend: readonly { readonly radius: number; readonly label: string }[];
}

/** The radius of the largest circle, in pixels. */
export const LARGEST_CIRCLE = 30;

/** The radius of a quantity's circle beside that of the largest quantity, negative for a negative quantity. */
export const radiusOf = (value: number, largest: number): number =>
  Math.sign(value) * LARGEST_CIRCLE * Math.sqrt(Math.abs(value) / largest);

/** A circle as a part of an SVG path, in pixels. */
export const circlePath = (x: number, y: number, radius: number): string =>
  `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${(2 * radius).toFixed(1)} 0a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${(-2 * radius).toFixed(1)} 0Z`;

/** A circle of a smaller radius, in pixels, has no line: the lines of thousands of them would hide the land. */
const LINED = 3;

/** The circles in sight as SVG paths, in pixels: the discs, the lines around the larger ones, the circles of negative quantities. */
export function circlePaths(geometry: Geometry, day: DayMap, { radii }: Circles, { scale, x, y }: View, { width, height }: Size) {
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
