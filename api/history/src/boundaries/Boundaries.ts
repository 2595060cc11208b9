/** The levels of which boundary sets exist. Compartments are those of the censuses before the regions; they have no codes. */
export type BoundaryLevel = 'comune' | 'uts' | 'regione' | 'compartimento';

/** Longitude and latitude in degrees, WGS84. */
export type Position = readonly [longitude: number, latitude: number];

/** One unit of a set: its polygons, each a list of rings, each a list of arc numbers. `~n` is arc n in the other direction. */
export interface Area {
  /** The code of the unit; the name where a set has no codes. */
  readonly code: string;
  /** Null where the set names its units by code alone. */
  readonly name: string | null;
  /** The part of the set in whose detailed file it is, where the set is divided. */
  readonly part?: string;
  readonly polygons: readonly (readonly (readonly number[])[])[];
}

/** The boundaries of one level on one day, as a source has them: areas that share their arcs. */
export interface Boundaries {
  readonly level: BoundaryLevel;
  /** The day of the boundaries, YYYY-MM-DD; null when neither the file nor its name says it. */
  readonly date: string | null;
  readonly file: string;
  /** True for boundaries as the institute publishes them; others are copies that were simplified in another way. */
  readonly original?: boolean;
  readonly arcs: readonly (readonly Position[])[];
  readonly areas: readonly Area[];
}

export const arcNumber = (reference: number): number => (reference < 0 ? ~reference : reference);

/** The numbers of the arcs of some units, in order. */
export const arcsOf = (areas: readonly Area[]): number[] =>
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

/** The mean radius of the Earth in kilometres. */
const RADIUS = 6371.0088;
const RADIANS = Math.PI / 180;

/** The area between an arc and the South Pole in square kilometres, negative where it runs westward. The sum over a ring is its area. */
export function sweptArea(arc: readonly (readonly [...Position, ...number[]])[]): number {
  let sum = 0;
  for (let index = 1; index < arc.length; index += 1) {
    const [fromLongitude, fromLatitude] = arc[index - 1] as Position;
    const [toLongitude, toLatitude] = arc[index] as Position;
    sum += (toLongitude - fromLongitude) * RADIANS * (2 + Math.sin(fromLatitude * RADIANS) + Math.sin(toLatitude * RADIANS));
  }
  return (sum * RADIUS * RADIUS) / 2;
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

/** The length of an arc in kilometres. */
export function arcLength(arc: readonly Position[]): number {
  let length = 0;
  for (let index = 1; index < arc.length; index += 1) {
    const [fromLongitude, fromLatitude] = arc[index - 1] as Position;
    const [toLongitude, toLatitude] = arc[index] as Position;
    const east = (toLongitude - fromLongitude) * Math.cos(((fromLatitude + toLatitude) / 2) * RADIANS);
    length += Math.hypot(east, toLatitude - fromLatitude);
  }
  return length * RADIANS * RADIUS;
}

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
