import type { Box } from './Box.ts';
import { boxOf, eachPoint, type Geometry } from './Geometry.ts';
import type { MapArea } from './MapArea.ts';

export const boxSize = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top);

interface Land {
  readonly rings: MapArea['rings'];
  readonly box: Box;
}

/** The largest polygon of each area, for each set of lines: each day asks for those of nearly all areas. */
const largestPolygons = new WeakMap<Geometry['arcs'], (Land | undefined)[]>();

function largestPolygonOf({ areas, arcs }: Geometry, area: number): Land | undefined {
  const known = largestPolygons.get(arcs) ?? [];
  largestPolygons.set(arcs, known);
  if (known[area]) return known[area];
  let largest: Land | undefined;
  for (const rings of areas[area]?.polygons ?? []) {
    const box = boxOf(rings.slice(0, 1), arcs);
    if (!largest || boxSize(box) > boxSize(largest.box)) largest = { rings, box };
  }
  known[area] = largest;
  return largest;
}

/** The largest polygon of some areas with its box: a name stands on the mainland, not between two islands. */
export function mainland(geometry: Geometry, areas: readonly number[]): Land | null {
  let largest: Land | null = null;
  for (const area of areas) {
    const whole = geometry.boxes[area];
    if (!whole || (largest && boxSize(whole) <= boxSize(largest.box))) continue;
    const own = largestPolygonOf(geometry, area);
    if (own && (!largest || boxSize(own.box) > boxSize(largest.box))) largest = own;
  }
  return largest;
}

/** The longest stretch of a row of the map that lies within a polygon, in kilometres; null for none. */
export function stretchAt(geometry: Geometry, rings: MapArea['rings'], y: number): readonly [left: number, right: number] | null {
  const crossings: number[] = [];
  for (const ring of rings) {
    let [lastX, lastY] = [0, 0];
    eachPoint(geometry, ring, (nextX, nextY, first) => {
      if (!first && lastY > y !== nextY > y) crossings.push(lastX + ((nextX - lastX) * (y - lastY)) / (nextY - lastY));
      [lastX, lastY] = [nextX, nextY];
    });
  }
  crossings.sort((a, b) => a - b);
  let best: readonly [number, number] | null = null;
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [left, right] = [crossings[index] as number, crossings[index + 1] as number];
    if (!best || right - left > best[1] - best[0]) best = [left, right];
  }
  return best;
}

/** The middle of a polygon, within it, in kilometres. */
export function middleWithin(geometry: Geometry, rings: MapArea['rings'], box: Box): readonly [x: number, y: number] {
  const row = (box[1] + box[3]) / 2;
  const [left, right] = stretchAt(geometry, rings, row) ?? [box[0], box[2]];
  return [(left + right) / 2, row];
}

/** The middle of the largest polygon of some areas, within it, in kilometres; null without areas. */
export function middleOf(geometry: Geometry, areas: readonly number[]): readonly [x: number, y: number] | null {
  const land = mainland(geometry, areas);
  return land && middleWithin(geometry, land.rings, land.box);
}
