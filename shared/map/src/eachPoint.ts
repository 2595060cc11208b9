import type { Geometry } from './Geometry.ts';
import { arcOf } from './MapArea.ts';

/** Calls back with each point of a ring, in kilometres. */
export function eachPoint(
  { arcs }: Pick<Geometry, 'arcs'>,
  ring: readonly number[],
  visit: (x: number, y: number, first: boolean) => void,
): void {
  let first = true;
  for (const reference of ring) {
    const points = arcs[arcOf(reference)] as Float32Array;
    const count = points.length / 2;
    // the first point of an arc is the last one of the arc before
    for (let step = first ? 0 : 1; step < count; step += 1) {
      const index = (reference < 0 ? count - 1 - step : step) * 2;
      visit(points[index] as number, points[index + 1] as number, first);
      first = false;
    }
  }
}
