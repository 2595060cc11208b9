import type { Geometry } from './Geometry.ts';
import { arcOf, type MapArea } from './MapArea.ts';

/** The areas on the two sides of each arc; -1 for none. */
export function sidesOf(areas: readonly Pick<MapArea, 'rings'>[], arcs: number): Pick<Geometry, 'left' | 'right'> {
  const left = new Int32Array(arcs).fill(-1);
  const right = new Int32Array(arcs).fill(-1);
  areas.forEach(({ rings }, area) => {
    for (const ring of rings)
      for (const reference of ring) {
        const arc = arcOf(reference);
        if (left[arc] === -1) left[arc] = area;
        else if (left[arc] !== area) right[arc] = area;
      }
  });
  return { left, right };
}
