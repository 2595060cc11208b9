import { arcLength, arcNumber } from './arcs.ts';
import type { Boundaries } from './Boundaries.ts';

/** The areas on the two sides of each arc, by their places in the set; -1 for the sea, a lake's shore or another state. */
export function sidesOf({ arcs, areas }: Pick<Boundaries, 'arcs' | 'areas'>): { left: Int32Array; right: Int32Array } {
  const left = new Int32Array(arcs.length).fill(-1);
  const right = new Int32Array(arcs.length).fill(-1);
  areas.forEach(({ polygons }, place) => {
    for (const reference of polygons.flat(2)) {
      const arc = arcNumber(reference);
      if (left[arc] === -1) left[arc] = place;
      else if (left[arc] !== place) right[arc] = place;
    }
  });
  return { left, right };
}

/** For each area its neighbours with the length of the border that they share, in kilometres. */
export function neighboursOf(boundaries: Pick<Boundaries, 'arcs' | 'areas'>): ReadonlyMap<number, number>[] {
  const { left, right } = sidesOf(boundaries);
  const neighbours = boundaries.areas.map(() => new Map<number, number>());
  boundaries.arcs.forEach((arc, number) => {
    const a = left[number] as number;
    const b = right[number] as number;
    if (a === -1 || b === -1) return;
    const length = arcLength(arc);
    neighbours[a]?.set(b, (neighbours[a]?.get(b) ?? 0) + length);
    neighbours[b]?.set(a, (neighbours[b]?.get(a) ?? 0) + length);
  });
  return neighbours;
}
