import type { DrawnGeometry } from './PackedGeometry.ts';
import type { DrawingContext } from './Picture.ts';
import type { View } from './View.ts';

/** Arcs are stroked so many at a time: one path of all of them takes much longer. */
const ARCS_AT_A_TIME = 400;

export function strokeArcs(context: DrawingContext, geometry: DrawnGeometry, arcs: readonly number[], view: View): void {
  for (let start = 0; start < arcs.length; start += ARCS_AT_A_TIME) {
    context.beginPath();
    for (const arc of arcs.slice(start, start + ARCS_AT_A_TIME)) {
      const points = geometry.arcs[arc] as Float32Array;
      context.moveTo((points[0] as number) * view.scale + view.x, (points[1] as number) * view.scale + view.y);
      for (let index = 2; index < points.length; index += 2)
        context.lineTo((points[index] as number) * view.scale + view.x, (points[index + 1] as number) * view.scale + view.y);
    }
    context.stroke();
  }
}
