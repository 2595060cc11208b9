import { eachPoint, type Geometry } from './Geometry.ts';

/** The outline of a unit's areas as an SVG path in kilometres. */
export function outlineOf(geometry: Geometry, areas: readonly number[]): string {
  let path = '';
  for (const ring of areas.flatMap((area) => geometry.areas[area]?.rings ?? [])) {
    eachPoint(geometry, ring, (x, y, first) => {
      path += `${first ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
    });
    path += 'Z';
  }
  return path;
}
