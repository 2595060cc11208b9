import type { Area, Boundaries, Position } from './Boundaries.ts';
import { EARTH_RADIUS, RADIANS } from './squareKilometres.ts';

export const arcNumber = (reference: number): number => (reference < 0 ? ~reference : reference);

/** The numbers of the arcs of some units, in order. */
export const arcsOfAreas = (areas: readonly Area[]): number[] =>
  [...new Set(areas.flatMap(({ polygons }) => polygons.flat(2)).map(arcNumber))].sort((a, b) => a - b);

/** The positions of a ring, the last one equal to the first. */
export function ringPositions(arcs: Boundaries['arcs'], ring: readonly number[]): Position[] {
  const positions: Position[] = [];
  for (const reference of ring) {
    const arc = arcs[arcNumber(reference)] ?? [];
    const inOrder = reference < 0 ? [...arc].reverse() : arc;
    for (const position of positions.length > 0 ? inOrder.slice(1) : inOrder) positions.push(position);
  }
  return positions;
}

/** The length of an arc in kilometres. */
export function arcLength(arc: readonly Position[]): number {
  let length = 0;
  for (let index = 1; index < arc.length; index += 1) {
    const [fromLongitude, fromLatitude] = arc[index - 1] as Position;
    const [toLongitude, toLatitude] = arc[index] as Position;
    const east = (toLongitude - fromLongitude) * Math.cos(((fromLatitude + toLatitude) / 2) * RADIANS);
    length += Math.hypot(east, toLatitude - fromLatitude);
  }
  return length * RADIANS * EARTH_RADIUS;
}
