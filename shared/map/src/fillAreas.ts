import { areaRings } from './areaRings.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';
import type { DrawingContext } from './Picture.ts';
import type { View } from './View.ts';

/**
 * Areas are filled together where their places are in one block of so many: each by itself takes longer, and so does one path of all of
 * them. By blocks, neighbours are filled together or not whichever part of the map is drawn.
 */
const BLOCK = 64;
/** Sets of fewer areas are filled one by one: in some of those of provinces two areas overlap, and one path would leave that part empty. */
const MANY_AREAS = 1000;

/** Fills areas, whose places are in ascending order, with the style of the context. */
export function fillAreas(context: DrawingContext, geometry: DrawnGeometry, areas: readonly number[], { scale, x, y }: View): void {
  const block = geometry.areas.length > MANY_AREAS ? BLOCK : 1;
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
