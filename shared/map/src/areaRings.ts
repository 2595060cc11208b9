import { eachPoint } from './Geometry.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';

/** The points of a ring in kilometres: x, y, x, y, ... */
type RingPoints = readonly number[];

/** The rings by the lines that they were made of: a detailed file has other lines. */
const made = new WeakMap<DrawnGeometry['arcs'], (readonly RingPoints[] | undefined)[]>();

/** The rings of an area. They are made once, when the area is first drawn: one list is read faster than the points of many arcs. */
export function areaRings(geometry: DrawnGeometry, area: number): readonly RingPoints[] {
  const ofAreas = made.get(geometry.arcs) ?? [];
  made.set(geometry.arcs, ofAreas);
  const rings = ofAreas[area] ?? (geometry.areas[area]?.rings ?? []).map((ring) => ringPoints(geometry, ring));
  ofAreas[area] = rings;
  return rings;
}

function ringPoints(geometry: DrawnGeometry, ring: readonly number[]): RingPoints {
  const points: number[] = [];
  eachPoint(geometry, ring, (x, y) => points.push(x, y));
  return points;
}
