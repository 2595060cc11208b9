import { quantize } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { Topology as AnyTopology, Objects } from 'topojson-specification';
import { arcNumber, type Boundaries, type Position } from '../boundaries/Boundaries.ts';

/** A TopoJSON whose features have properties or none. */
// biome-ignore lint/complexity/noBannedTypes: the types of the libraries have it so
export type Topology = AnyTopology<Objects<{}>>;

/** A ring of at most this many arcs needs protected points. One of more arcs keeps its corners without them. */
const FEW_ARCS = 2;

/** A degree of latitude in kilometres. */
const DEGREE = 111.2;

type Triangle = readonly [Position, Position, Position];

/** The area of a small triangle in square kilometres: how much a map loses without its middle point. */
function triangleArea([[ax, ay], [bx, by], [cx, cy]]: Triangle): number {
  const planar = Math.abs((ax - cx) * (by - ay) - (ax - bx) * (cy - ay)) / 2;
  return planar * DEGREE * DEGREE * Math.cos((by * Math.PI) / 180);
}

/** The arcs of which the most important points stay, because a ring of one or two arcs would become a line without them. */
function protectedArcs({ areas }: Boundaries): Map<number, number> {
  const kept = new Map<number, number>();
  for (const ring of areas.flatMap(({ polygons }) => polygons.flat())) {
    if (ring.length > FEW_ARCS) continue;
    // a ring of one arc needs three corners beside its end, one of two arcs one corner on each
    for (const reference of ring) kept.set(arcNumber(reference), ring.length === 1 ? 3 : 1);
  }
  return kept;
}

type Weighted = [number, number, number][];

/**
 * The boundaries as TopoJSON with at most `points` points, those that change the shape most (Visvalingam), and
 * coordinates on a grid of `grid` lines. Every island and every enclave stays, as three corners at least. The numbers
 * of the arcs do not change.
 */
export function simplified(boundaries: Boundaries, points: number, grid: number): Topology {
  const weighted = presimplify(asTopology(boundaries), triangleArea as never);
  const arcs = weighted.arcs as unknown as Weighted[];
  for (const [number, count] of protectedArcs(boundaries)) {
    const inner = (arcs[number] ?? []).slice(1, -1).sort((a, b) => b[2] - a[2]);
    for (const point of inner.slice(0, count)) point[2] = Number.POSITIVE_INFINITY;
  }
  const weights = arcs.flatMap((arc) => arc.map(([, , weight]) => weight)).sort((a, b) => b - a);
  const least = weights.length <= points ? 0 : (weights[points] as number);
  return quantize(simplify(weighted, least) as Topology, grid);
}

const OBJECTS: Readonly<Record<Boundaries['level'], string>> = {
  comune: 'comuni',
  uts: 'province',
  regione: 'regioni',
  compartimento: 'compartimenti',
};

/** The name of the object that holds the units of a level in a TopoJSON. */
export const objectName = (level: Boundaries['level']): string => OBJECTS[level];

/** The boundaries as TopoJSON without quantization; the id of a feature is the code of its unit. */
export function asTopology({ level, arcs, areas }: Boundaries): Topology {
  const geometries = areas.map(({ code, name, part, polygons }) => ({
    ...(polygons.length === 1 ? { type: 'Polygon', arcs: polygons[0] } : { type: 'MultiPolygon', arcs: polygons }),
    id: code,
    ...(name === null && part === undefined
      ? {}
      : { properties: { ...(name !== null && { denominazione: name }), ...(part !== undefined && { parte: part }) } }),
  }));
  return {
    type: 'Topology',
    objects: { [objectName(level)]: { type: 'GeometryCollection', geometries } },
    arcs: arcs.map((arc) => arc.map(([x, y]) => [x, y])),
  } as unknown as Topology;
}

/**
 * A part of a set in detail: a separate TopoJSON. Its member `indici` says which arc of the whole set each of its arcs
 * is: the first number, then the differences. A map replaces the arcs of the whole set by these, so that detailed and
 * plain parts meet without a gap.
 */
export interface DetailTopology extends Topology {
  readonly indici: readonly number[];
}

/** The areas with these codes, with at most `points` points on a grid of `grid` lines. */
export function detailOf(
  boundaries: Boundaries,
  codes: ReadonlySet<string>,
  { points, grid }: { points: number; grid: number },
): DetailTopology {
  const kept = boundaries.areas.filter(({ code }) => codes.has(code));
  const numbers = [...new Set(kept.flatMap(({ polygons }) => polygons.flat(2)).map(arcNumber))].sort((a, b) => a - b);
  const places = new Map(numbers.map((arc, place) => [arc, place]));
  const local = (reference: number): number => {
    const place = places.get(arcNumber(reference)) as number;
    return reference < 0 ? ~place : place;
  };
  const areas = kept.map((area) => ({ ...area, polygons: area.polygons.map((polygon) => polygon.map((ring) => ring.map(local))) }));
  const arcs = numbers.map((arc) => boundaries.arcs[arc] ?? []);
  const indici = numbers.map((arc, place) => arc - (numbers[place - 1] ?? 0));
  return { ...simplified({ ...boundaries, areas, arcs }, points, grid), indici };
}
