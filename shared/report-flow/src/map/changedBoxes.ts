import { lineKinds } from './borderLines.ts';
import type { DrawnDay } from './drawMap.ts';
import type { Box, Geometry } from './Geometry.ts';

/** From so many changed areas on, to draw everything again takes no longer. */
const MANY = 400;

/**
 * Where a set looks different on another day: the boxes of the areas whose fill or one of whose lines changes, in
 * kilometres. Null where these are so many that the whole map is better drawn again.
 */
export function changedBoxes(geometry: Geometry, before: DrawnDay, after: DrawnDay): readonly Box[] | null {
  const { left, right, boxes } = geometry;
  const changed = new Set<number>();
  after.fills.forEach((fill, area) => {
    if (fill !== before.fills[area]) changed.add(area);
  });
  const [earlier, later] = [lineKinds(geometry, before), lineKinds(geometry, after)];
  later.forEach((kind, arc) => {
    if (kind === earlier[arc]) return;
    for (const area of [left[arc] as number, right[arc] as number]) if (area >= 0) changed.add(area);
  });
  return changed.size > MANY ? null : [...changed].map((area) => boxes[area] as Box);
}
