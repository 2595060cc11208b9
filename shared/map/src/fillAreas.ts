import { areaRings } from './areaRings.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';
import type { DrawingContext } from './Picture.ts';
import type { View } from './View.ts';

/** Areas are filled so many at a time: each by itself takes longer, and so does one path of all of them. */
const AREAS_AT_A_TIME = 20;

export function fillAreas(context: DrawingContext, geometry: DrawnGeometry, areas: readonly number[], { scale, x, y }: View): void {
  for (let start = 0; start < areas.length; start += AREAS_AT_A_TIME) {
    context.beginPath();
    for (const area of areas.slice(start, start + AREAS_AT_A_TIME))
      for (const points of areaRings(geometry, area)) {
        context.moveTo((points[0] as number) * scale + x, (points[1] as number) * scale + y);
        for (let index = 2; index < points.length; index += 2)
          context.lineTo((points[index] as number) * scale + x, (points[index + 1] as number) * scale + y);
      }
    context.fill('evenodd');
  }
}
