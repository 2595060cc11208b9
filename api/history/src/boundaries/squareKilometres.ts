import type { Area, Boundaries, Position } from './Boundaries.ts';

/** The mean radius of the Earth in kilometres. */
export const EARTH_RADIUS = 6371.0088;

export const RADIANS = Math.PI / 180;

/** The area between an arc and the South Pole in square kilometres, negative where it runs westward. The sum over a ring is its area. */
export function sweptArea(arc: readonly (readonly [...Position, ...number[]])[]): number {
  let sum = 0;
  for (let index = 1; index < arc.length; index += 1) {
    const [fromLongitude, fromLatitude] = arc[index - 1] as Position;
    const [toLongitude, toLatitude] = arc[index] as Position;
    sum += (toLongitude - fromLongitude) * RADIANS * (2 + Math.sin(fromLatitude * RADIANS) + Math.sin(toLatitude * RADIANS));
  }
  return (sum * EARTH_RADIUS * EARTH_RADIUS) / 2;
}

/** The area of a unit in square kilometres, of which `swept` tells what each arc makes. */
export function enclosedArea({ polygons }: Area, swept: (arc: number) => number): number {
  const areaOf = (ring: readonly number[]): number =>
    Math.abs(ring.reduce((sum, reference) => sum + (reference < 0 ? -swept(~reference) : swept(reference)), 0));
  let total = 0;
  for (const [outer = [], ...holes] of polygons) total += holes.reduce((sum, hole) => sum - areaOf(hole), areaOf(outer));
  return total;
}

/** The area of a unit in square kilometres. */
export const squareKilometres = (arcs: Boundaries['arcs'], area: Area): number => enclosedArea(area, (arc) => sweptArea(arcs[arc] ?? []));
