import { arcNumber, arcsOfAreas } from '@territori/history/boundaries/arcs';
import type { Boundaries, Position } from '@territori/history/boundaries/Boundaries';
import { bbox, quantize } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { Transform } from 'topojson-specification';
import { asTopology, type Topology } from './asTopology.ts';
import type { Exactness } from './exactness.ts';
import { noded } from './noded.ts';
import { SHOWN, type WeightedPoint } from './ShownAreas.ts';
import { trueAreas } from './trueAreas.ts';

/** A ring of at most this many arcs needs protected points. One of more arcs keeps its corners without them. */
const FEW_ARCS = 2;

/** A degree of latitude in kilometres. */
const DEGREE = 111.2;

/** How often areas and common points are set right in turn: the second time there is hardly anything left. */
const ROUNDS = 5;

/** Files give degrees to a metre: where the lines of a grid lie on such numbers, a point is the same in each file. */
const PRECISION = 1e-5;

/** A grid of at most so many lines each way over a topology. */
function gridOver(topology: Topology, lines: number): Transform {
  const [west, south, east, north] = bbox(topology as never);
  const corner = (least: number): number => Math.floor(least / PRECISION) * PRECISION;
  // the smallest step: an extent of nothing has no lines
  const apart = (extent: number): number => Math.max(1, Math.ceil(extent / (lines - 1) / PRECISION - 1e-6)) * PRECISION;
  return { scale: [apart(east - west), apart(north - south)], translate: [corner(west), corner(south)] };
}

type Triangle = readonly [Position, Position, Position];

/** The area of a small triangle in square kilometres: how much a map loses without its middle point. */
function triangleArea([[ax, ay], [bx, by], [cx, cy]]: Triangle): number {
  const planar = Math.abs((ax - cx) * (by - ay) - (ax - bx) * (cy - ay)) / 2;
  return planar * DEGREE * DEGREE * Math.cos((by * Math.PI) / 180);
}

/** The arcs that keep their weightiest points: without them a ring of one or two arcs would become a line. */
function protectedArcs({ areas }: Boundaries): Map<number, number> {
  const kept = new Map<number, number>();
  for (const ring of areas.flatMap(({ polygons }) => polygons.flat())) {
    if (ring.length > FEW_ARCS) continue;
    // a ring of one arc needs three corners beside its end, one of two arcs one corner on each
    for (const reference of ring) kept.set(arcNumber(reference), ring.length === 1 ? 3 : 1);
  }
  return kept;
}

/** Shows the corners that no ring can do without. */
function showProtected(boundaries: Boundaries, arcs: readonly WeightedPoint[][]): void {
  for (const [number, count] of protectedArcs(boundaries)) {
    const inner = (arcs[number] ?? []).slice(1, -1).sort((a, b) => b[2] - a[2]);
    for (const point of inner.slice(0, count)) point[2] = SHOWN;
  }
}

/** The least weight of the `most` weightiest points of some arcs; one that lies on the line between its neighbours has none. */
function leastWeight(arcs: readonly (readonly WeightedPoint[])[], most: number): number {
  const weights = Float64Array.from(arcs.flatMap((arc) => arc.map(([, , weight]) => weight))).sort();
  return Math.max(weights[weights.length - most] ?? 0, Number.MIN_VALUE);
}

/** Shows the weightiest points of each part of the set, at most `most`. */
function showWeightiest(arcs: readonly WeightedPoint[][], parts: Iterable<Boundaries['areas']>, most: number): void {
  const least: number[] = [];
  for (const areas of parts) {
    const numbers = arcsOfAreas(areas);
    const ofPart = leastWeight(
      numbers.map((number) => arcs[number] ?? []),
      most,
    );
    // a line between two parts is in the files of both: the one with less room decides
    for (const number of numbers) least[number] = Math.max(least[number] ?? 0, ofPart);
  }
  arcs.forEach((arc, number) => {
    for (const point of arc) if (point[2] >= (least[number] ?? SHOWN)) point[2] = SHOWN;
  });
}

/**
 * The boundaries as TopoJSON with the points that change the shape most (Visvalingam), and those that the area of a unit needs. Every
 * island and every enclave stays, as three corners at least. Lines that cross or touch have a common point there. The numbers of the arcs
 * do not change.
 * @param parts the codes of the units of each part, where the set is divided
 */
export function simplified(boundaries: Boundaries, { points, grid, within }: Exactness, parts?: Iterable<ReadonlySet<string>>): Topology {
  // on the grid first: the areas that are compared are those of the file
  const source = asTopology(boundaries);
  const transform = gridOver(source, grid);
  const onGrid = quantize(source, transform);
  const weighted = presimplify(onGrid, triangleArea as never);
  const arcs = weighted.arcs as unknown as WeightedPoint[][];
  showProtected(boundaries, arcs);
  const { areas } = boundaries;
  showWeightiest(arcs, parts ? Array.from(parts, (codes) => areas.filter(({ code }) => codes.has(code))) : [areas], points);
  trueAreas(boundaries, arcs, transform.scale, within);
  let shown = noded(quantize(simplify(weighted, SHOWN) as Topology, transform));
  // a common point moves its lines: small units may be off again, and what is moved for them may cross
  for (let round = 0; round < ROUNDS; round += 1) {
    const again = presimplify(shown);
    const lines = again.arcs as unknown as WeightedPoint[][];
    for (const point of lines.flat()) point[2] = SHOWN;
    if (!trueAreas(boundaries, lines, transform.scale, within)) break;
    shown = noded(quantize(simplify(again, SHOWN) as Topology, transform));
  }
  return shown;
}
