import { eachPoint } from './eachPoint.ts';
import type { Geometry } from './Geometry.ts';

/** The area at a point in kilometres; -1 for none. Where two lie there, the smaller one: an enclave before the unit around it. */
export function areaAt(geometry: Geometry, x: number, y: number): number {
  let found = -1;
  let size = Number.POSITIVE_INFINITY;
  geometry.boxes.forEach(([left, top, right, bottom], area) => {
    if (x < left || x > right || y < top || y > bottom) return;
    const own = (right - left) * (bottom - top);
    if (own < size && areaContains(geometry, area, x, y)) {
      found = area;
      size = own;
    }
  });
  return found;
}

function areaContains(geometry: Geometry, area: number, x: number, y: number): boolean {
  let inside = false;
  for (const ring of geometry.areas[area]?.rings ?? []) {
    let [lastX, lastY] = [0, 0];
    eachPoint(geometry, ring, (nextX, nextY, first) => {
      if (!first && lastY > y !== nextY > y && x < ((nextX - lastX) * (y - lastY)) / (nextY - lastY) + lastX) inside = !inside;
      [lastX, lastY] = [nextX, nextY];
    });
  }
  return inside;
}
