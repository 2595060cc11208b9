import type { DayMap } from './DayMap.ts';
import { type Box, boxAround, boxOf, eachPoint, type Geometry, type MapArea } from './Geometry.ts';
import { overlaps, type Size, seen, type View } from './View.ts';

/** The name of a unit at the place where it is written, in pixels. */
export interface MapLabel {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The width of a letter of the portal's typeface and the height of a line, in pixels, with some room around. */
const LETTER = 6.6;
const LINE = 16;

/** The part of a name that lies within its unit at least: its ends may stand over the border. */
const INSIDE = 0.8;

/** The rows of a polygon that are tried for its name, as parts of its height: the middle first. */
const ROWS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

const sizeOf = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top);

/** The largest polygon of some areas with its box: a name stands on the mainland, not between two islands. */
function mainland(geometry: Geometry, areas: readonly number[]): { rings: MapArea['rings']; box: Box } | null {
  let found: { rings: MapArea['rings']; box: Box } | null = null;
  for (const area of areas) {
    const whole = geometry.boxes[area];
    if (!whole || (found && sizeOf(whole) <= sizeOf(found.box))) continue;
    for (const rings of geometry.areas[area]?.polygons ?? []) {
      const box = boxOf(rings.slice(0, 1), geometry.arcs);
      if (!found || sizeOf(box) > sizeOf(found.box)) found = { rings, box };
    }
  }
  return found;
}

/** The longest stretch of a row of the map that lies within a polygon, in kilometres; null for none. */
function stretchAt(geometry: Geometry, rings: MapArea['rings'], y: number): readonly [left: number, right: number] | null {
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

/**
 * The names that find room: each within the largest polygon of its unit, larger units first, and none over another. Names
 * of municipalities appear when the map is seen from near.
 * @param letter the width of a letter, in pixels
 */
export function labelsOf(geometry: Geometry, day: DayMap, view: View, size: Size, letter = LETTER): MapLabel[] {
  const { scale, x, y } = view;
  const window = seen(view, size);
  const taken: Box[] = [];
  const candidates = [...day.byKey.values()].flatMap((unit) => {
    const around = boxAround(geometry, unit.areas);
    if (!around || unit.sharedWith.length > 0 || !overlaps(around, window)) return [];
    if ((around[2] - around[0]) * scale < unit.name.length * letter * INSIDE || (around[3] - around[1]) * scale < LINE) return [];
    const land = mainland(geometry, unit.areas);
    return land && (land.box[3] - land.box[1]) * scale > LINE ? [{ unit, ...land }] : [];
  });
  return candidates
    .sort((a, b) => sizeOf(b.box) - sizeOf(a.box))
    .flatMap(({ unit, rings, box }) => {
      const wide = unit.name.length * letter;
      for (const part of ROWS) {
        const row = box[1] + (box[3] - box[1]) * part;
        const stretch = stretchAt(geometry, rings, row);
        if (!stretch || (stretch[1] - stretch[0]) * scale < wide * INSIDE) continue;
        const [middleX, middleY] = [((stretch[0] + stretch[1]) / 2) * scale + x, row * scale + y];
        const place: Box = [middleX - wide / 2, middleY - LINE / 2, middleX + wide / 2, middleY + LINE / 2];
        if (place[0] < 0 || place[2] > size.width || place[1] < 0 || place[3] > size.height) continue;
        if (taken.some((other) => overlaps(other, place))) continue;
        taken.push(place);
        return [{ key: unit.key, text: unit.name, x: middleX, y: middleY + 4 }];
      }
      return [];
    });
}
