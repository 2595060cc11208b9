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

/** A path around the whole map, in kilometres. Joined with an outline it is what lies outside of the outline (even-odd). */
export const EVERYTHING = 'M-9000 -9000H9000V9000H-9000Z';
