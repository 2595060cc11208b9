import type { Box } from './Box.ts';
import type { Geometry } from './Geometry.ts';
import { arcOf, type MapArea } from './MapArea.ts';

/** The box around some rings. */
export function boxOf(rings: MapArea['rings'], arcs: readonly Float32Array[]): Box {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const ring of rings)
    for (const reference of ring) {
      const points = arcs[arcOf(reference)] as Float32Array;
      for (let index = 0; index < points.length; index += 2) {
        const x = points[index] as number;
        const y = points[index + 1] as number;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
    }
  return [left, top, right, bottom];
}

/** The box around several areas; null for none. */
export function boxAround({ boxes }: Pick<Geometry, 'boxes'>, areas: readonly number[]): Box | null {
  if (areas.length === 0) return null;
  if (areas.length === 1) return boxes[areas[0] as number] as Box;
  let [left, top, right, bottom] = boxes[areas[0] as number] as Box;
  for (const area of areas) {
    const box = boxes[area] as Box;
    if (box[0] < left) left = box[0];
    if (box[1] < top) top = box[1];
    if (box[2] > right) right = box[2];
    if (box[3] > bottom) bottom = box[3];
  }
  return [left, top, right, bottom];
}
