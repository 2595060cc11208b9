import type { Box } from './Box.ts';
import { lineKinds } from './borderLines.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';
import type { DrawnDay } from './Picture.ts';

/** From so many changed areas on, to draw everything again takes no longer. */
const MANY = 400;

/**
 * Where a set looks different on another day: the boxes of the areas whose fill or one of whose lines changes, in
 * kilometres. Null where these are so many that everything is better drawn again.
 */
export function changedBoxes(geometry: DrawnGeometry, before: DrawnDay, after: DrawnDay): readonly Box[] | null {
  const { left, right, boxes } = geometry;
  const changed = new Set<number>();
  for (let area = 0; area < boxes.length; area += 1) if (after.fills[area] !== before.fills[area]) changed.add(area);
  if (changed.size > MANY) return null;
  const [earlier, later] = [lineKinds(geometry, before), lineKinds(geometry, after)];
  for (let arc = 0; arc < later.length; arc += 1) {
    if (later[arc] === earlier[arc]) continue;
    for (const area of [left[arc] as number, right[arc] as number]) if (area >= 0) changed.add(area);
  }
  return changed.size > MANY ? null : [...changed].map((area) => boxes[area] as Box);
}
