import type { Position } from '@territori/history/boundaries/Boundaries';
import { mapInSlices } from '@territori/process/mapInSlices';
import { nextSlice } from '@territori/process/nextSlice';
import { feature, merge, mergeArcs } from 'topojson-client';
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology, Transform } from 'topojson-specification';
import type { DetailTopology } from './detailOf.ts';

/** West, south, east and north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** A geometry of GeoJSON: polygons, each a list of rings of which the first is the outer one. */
export interface Polygons {
  readonly type: 'MultiPolygon';
  readonly coordinates: readonly (readonly (readonly Position[])[])[];
}

/** Geometries of a TopoJSON without a grid. */
export interface SharedLines<Group> {
  readonly arcs: readonly (readonly Position[])[];
  /** The geometry of each group, whose numbers are those of `arcs`. */
  readonly shapes: ReadonlyMap<Group, { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[] }>;
}

type Shape = { type: 'Polygon'; coordinates: Position[][] } | { type: 'MultiPolygon'; coordinates: Position[][][] };
type Areas = Topology<Record<string, GeometryCollection>>;
type Geometry = (Polygon | MultiPolygon) & { id?: string | number };

const NOWHERE: Box = [180, 90, -180, -90];

/** The box around two boxes. */
export const joined = (a: Box, b: Box): Box => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];

const geometriesOf = ({ objects }: Areas): readonly Geometry[] => (Object.values(objects)[0]?.geometries ?? []) as Geometry[];

/** A boundary set in the detail of its files, whose areas share their arcs. */
export class DetailedSet {
  /** The codes of the areas, in the order of the set. */
  readonly codes: readonly string[];
  readonly #topology: Topology;
  readonly #geometries: readonly Geometry[];
  readonly #boxes: readonly Box[];

  private constructor(codes: readonly string[], geometries: readonly Geometry[], arcs: readonly (readonly Position[])[]) {
    this.codes = codes;
    this.#geometries = geometries;
    this.#topology = { type: 'Topology', objects: {}, arcs } as unknown as Topology;
    this.#boxes = geometries.map((geometry) => boxOf(geometry.arcs, arcs));
  }

  /**
   * Reads a set part by part: calls do not wait for all of them.
   * @param whole the TopoJSON of the whole set, which has the order of the areas
   * @param details its detailed files, one or one for each part
   */
  static async read(whole: string, details: readonly string[]): Promise<DetailedSet> {
    const detailed = new Map<string, Geometry>();
    const arcs: Position[][] = [];
    let grid: Transform | undefined;
    for (const text of details) {
      const part = JSON.parse(text) as DetailTopology & Areas;
      grid ??= part.transform;
      let arc = 0;
      const numbers = part.indici.map((step) => (arc += step));
      part.arcs.forEach((own, place) => {
        arcs[numbers[place] as number] = positionsOf(own as unknown as Position[], part.transform, grid);
      });
      const global = (reference: number): number => (reference < 0 ? ~(numbers[~reference] as number) : (numbers[reference] as number));
      for (const geometry of geometriesOf(part)) {
        detailed.set(String(geometry.id), { ...geometry, arcs: renumbered(geometry.arcs, global) } as Geometry);
      }
      await nextSlice();
    }
    const codes = geometriesOf(JSON.parse(whole) as Areas).map(({ id }) => String(id));
    await nextSlice();
    const geometries = codes.map((code) => detailed.get(code) ?? ({ type: 'MultiPolygon', arcs: [] } as Geometry));
    // an arc that no area uses stays empty
    return new DetailedSet(
      codes,
      geometries,
      Array.from(arcs, (arc) => arc ?? []),
    );
  }

  /** The box around some areas, by their places. */
  boxOf = (places: readonly number[]): Box => places.map((place) => this.#boxes[place] ?? NOWHERE).reduce(joined, NOWHERE);

  /** Groups of areas as geometries that share their lines, without the borders within a group. */
  async topologyOf<Group extends { readonly places: readonly number[] }>(groups: readonly Group[]): Promise<SharedLines<Group>> {
    const arcs: (readonly Position[])[] = [];
    const numbers = new Map<number, number>();
    const numberOf = (reference: number): number => {
      const arc = reference < 0 ? ~reference : reference;
      const number = numbers.get(arc) ?? arcs.push((this.#topology.arcs[arc] as unknown as Position[]).map(rounded)) - 1;
      numbers.set(arc, number);
      return reference < 0 ? ~number : number;
    };
    const shapes = await mapInSlices(groups, (group) => {
      const geometries = group.places.flatMap((place) => this.#geometries[place] ?? []);
      const [first] = geometries;
      const whole = (geometries.length === 1 && first) || (mergeArcs(this.#topology, geometries as Polygon[]) as MultiPolygon);
      const polygons = whole.type === 'Polygon' ? [whole.arcs] : whole.arcs;
      const pointsOf = (ring: readonly number[]) => ring.flatMap((reference) => this.#pointsOf(reference).map(rounded));
      const areas = polygons.flatMap((rings) => withArea(rings, pointsOf));
      return [group, { type: 'MultiPolygon', arcs: areas.map((rings) => rings.map((ring) => ring.map(numberOf))) }] as const;
    });
    return { arcs, shapes: new Map(shapes) };
  }

  #pointsOf(reference: number): readonly Position[] {
    const arc = this.#topology.arcs[reference < 0 ? ~reference : reference] as unknown as readonly Position[];
    return reference < 0 ? arc.toReversed() : arc;
  }

  /** Some areas, by their places, as one geometry without the borders between them. Outer rings run against the clock (RFC 7946). */
  shapeOf(places: readonly number[]): Polygons {
    const geometries = places.flatMap((place) => this.#geometries[place] ?? []);
    const [first] = geometries;
    if (geometries.length > 1) return rightHanded(merge(this.#topology, geometries as Polygon[]).coordinates as unknown as Position[][][]);
    if (!first) return { type: 'MultiPolygon', coordinates: [] };
    const { geometry } = feature(this.#topology, first as GeometryObject) as unknown as { geometry: Shape };
    return rightHanded(geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates);
  }
}

/** The arcs of a geometry under other numbers. */
const renumbered = (arcs: unknown, number: (reference: number) => number): unknown =>
  typeof arcs === 'number' ? number(arcs) : (arcs as unknown[]).map((part) => renumbered(part, number));

/**
 * The points of an arc in degrees: a point of a grid is a step from the one before. The parts of a set are on one grid, each from a corner
 * of its own; all are counted from the corner of `grid`, so that the point where two parts meet is the same number to the last digit:
 * areas are joined only where the ends of their arcs are equal.
 */
function positionsOf(arc: readonly Position[], transform: Transform | undefined, grid: Transform | undefined): Position[] {
  if (!transform || !grid) return [...arc];
  const { scale, translate } = grid;
  const corner = (axis: 0 | 1): number => Math.round((transform.translate[axis] - translate[axis]) / scale[axis]);
  let [x, y] = [corner(0), corner(1)];
  return arc.map(([stepX, stepY]) => {
    x += stepX;
    y += stepY;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function boxOf(references: unknown, arcs: readonly (readonly Position[])[]): Box {
  let [west, south, east, north] = NOWHERE as [number, number, number, number];
  for (const reference of (references as unknown[]).flat(3) as number[]) {
    for (const [x, y] of arcs[reference < 0 ? ~reference : reference] ?? []) {
      [west, south, east, north] = [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)];
    }
  }
  return [west, south, east, north];
}

/** Positive for a ring that runs against the clock. */
const turn = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] as Position;
    return sum + x * nextY - nextX * y;
  }, 0);

/** Degrees with a metre's precision. */
const rounded = ([x, y]: Position): Position => [Math.round(x * 1e5) / 1e5, Math.round(y * 1e5) / 1e5];

/** The points of a ring without immediate repetitions. */
const steps = (ring: readonly Position[]): Position[] =>
  ring.filter(([x, y], place) => place === 0 || x !== ring[place - 1]?.[0] || y !== ring[place - 1]?.[1]);

/**
 * A polygon without the rings that are a point or a line when they are rounded, which readers refuse: none where it is its outer ring.
 * @param pointsOf the rounded points of a ring
 */
function withArea<Ring>(rings: readonly Ring[], pointsOf: (ring: Ring) => readonly Position[]): (readonly Ring[])[] {
  const [outer = false, ...inner] = rings.map((ring) => steps(pointsOf(ring)).length > 3);
  return outer ? [rings.filter((_, place) => place === 0 || inner[place - 1])] : [];
}

const rightHanded = (polygons: readonly (readonly (readonly Position[])[])[]): Polygons => ({
  type: 'MultiPolygon',
  coordinates: polygons
    .map((rings) => rings.map((ring) => ring.map(rounded)))
    .flatMap((rings) => withArea(rings, (ring) => ring))
    .map((rings) => rings.map((ring, place) => (turn(ring) > 0 === (place === 0) ? ring : ring.toReversed()))),
});
