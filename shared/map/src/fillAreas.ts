import { areaRings } from './areaRings.ts';
import { hasManyAreas } from './hasManyAreas.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';
import type { DrawingContext } from './Picture.ts';
import type { View } from './View.ts';

/**
 * The places of a set are divided into blocks of this size. The areas of a block are filled with one path: a path for each area takes
 * longer, and so does one path for all areas. The blocks are the same whichever part of the map is drawn.
 */
const BLOCK = 64;

/**
 * Fills areas with the style of the context. Where a set has few areas, each is filled by itself: in some sets of provinces two areas
 * overlap, and one path of both would leave that part empty.
 * @param areas their places in the set, in ascending order
 */
export function fillAreas(context: DrawingContext, geometry: DrawnGeometry, areas: readonly number[], { scale, x, y }: View): void {
  const block = hasManyAreas(geometry.areas.length) ? BLOCK : 1;
  context.beginPath();
  areas.forEach((area, place) => {
    for (const points of areaRings(geometry, area)) {
      context.moveTo((points[0] as number) * scale + x, (points[1] as number) * scale + y);
      for (let index = 2; index < points.length; index += 2)
        context.lineTo((points[index] as number) * scale + x, (points[index + 1] as number) * scale + y);
    }
    const next = areas[place + 1];
    if (next !== undefined && Math.floor(next / block) === Math.floor(area / block)) return;
    context.fill('evenodd');
    context.beginPath();
  });
}
