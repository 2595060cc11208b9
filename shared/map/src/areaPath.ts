import { eachPoint } from './Geometry.ts';
import type { DrawnGeometry } from './PackedGeometry.ts';

/** The paths by the lines that they were made of: a detailed file has other lines. */
const made = new WeakMap<DrawnGeometry['arcs'], (Path2D | undefined)[]>();

/** The outline of an area in kilometres. It is made once, when the area is first drawn: a canvas fills a path faster than single points. */
export function areaPath(geometry: DrawnGeometry, area: number): Path2D {
  const paths = made.get(geometry.arcs) ?? [];
  made.set(geometry.arcs, paths);
  const known = paths[area];
  if (known) return known;
  const path = new Path2D();
  for (const ring of geometry.areas[area]?.rings ?? []) {
    eachPoint(geometry, ring, (x, y, first) => {
      if (first) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    path.closePath();
  }
  paths[area] = path;
  return path;
}
