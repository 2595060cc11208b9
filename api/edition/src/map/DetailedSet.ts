import type { Position } from '@territori/history/boundaries/Boundaries';
import { mapInSlices } from '@territori/process/mapInSlices';
import { nextSlice } from '@territori/process/nextSlice';
import type { GeometryCollection, MultiPolygon, Polygon, Topology, Transform } from 'topojson-specification';
import { cutArcs } from './cutArcs.ts';
import type { DetailTopology } from './detailOf.ts';
import { polygonsOf, turnOf } from './polygonsOf.ts';

/** West, south, east and north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** A geometry of GeoJSON: polygons, each a list of rings, the outer one first. */
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

type AreaTopology = Topology<Record<string, GeometryCollection>>;
type AreaGeometry = (Polygon | MultiPolygon) & { id?: string | number };

const EMPTY_BOX: Box = [180, 90, -180, -90];

/** The box around two boxes. */
export const joinedBoxes = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

const areaGeometries = ({ objects }: AreaTopology): readonly AreaGeometry[] =>
  (Object.values(objects)[0]?.geometries ?? []) as AreaGeometry[];

/** A boundary set in the detail of its files, whose areas share their arcs. */
export class DetailedSet {
  /** The codes of the areas, in the order of the set. */
  readonly codes: readonly string[];
  /** They meet in their ends alone. */
  readonly #arcs: readonly (readonly Position[])[];
  /** The arcs of each area, which lies to the left of them; below zero, backwards. */
  readonly #borders: readonly (readonly number[])[];
  readonly #boxes: readonly Box[];

  private constructor(codes: readonly string[], geometries: readonly AreaGeometry[], whole: readonly (readonly Position[])[]) {
    const { arcs, piecesOf } = cutArcs(whole);
    this.codes = codes;
    this.#arcs = arcs;
    this.#borders = geometries.map((geometry) =>
      (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs).flatMap((rings) =>
        rings.flatMap((ring, place) => {
          const pieces = ring.flatMap(piecesOf);
          const isLeft = turnOf(pieces.flatMap(this.#pointsOf)) > 0 === (place === 0);
          return isLeft ? pieces : pieces.map((piece) => ~piece);
        }),
      ),
    );
    this.#boxes = this.#borders.map((border) => boxOfBorder(border, arcs));
  }

  /**
   * Reads a set part by part: calls do not wait for all of them.
   * @param whole the TopoJSON of the whole set, which has the order of the areas
   * @param details its detailed files, one or one for each part
   */
  static async read(whole: string, details: readonly string[]): Promise<DetailedSet> {
    const detailed = new Map<string, AreaGeometry>();
    const arcs: Position[][] = [];
    let grid: Transform | undefined;
    for (const text of details) {
      const part = JSON.parse(text) as DetailTopology & AreaTopology;
      grid ??= part.transform;
      let arc = 0;
      const numbers = part.indici.map((step) => (arc += step));
      part.arcs.forEach((own, place) => {
        arcs[numbers[place] as number] = positionsOfArc(own as unknown as Position[], part.transform, grid);
      });
      const global = (reference: number): number => (reference < 0 ? ~(numbers[~reference] as number) : (numbers[reference] as number));
      for (const geometry of areaGeometries(part)) {
        detailed.set(String(geometry.id), { ...geometry, arcs: renumberedArcs(geometry.arcs, global) } as AreaGeometry);
      }
      await nextSlice();
    }
    const codes = areaGeometries(JSON.parse(whole) as AreaTopology).map(({ id }) => String(id));
    await nextSlice();
    const geometries = codes.map((code) => detailed.get(code) ?? ({ type: 'MultiPolygon', arcs: [] } as AreaGeometry));
    // an arc that no area uses stays empty
    return new DetailedSet(
      codes,
      geometries,
      Array.from(arcs, (arc) => arc ?? []),
    );
  }

  /** The box around some areas, by their places. */
  boxOf = (places: readonly number[]): Box => places.map((place) => this.#boxes[place] ?? EMPTY_BOX).reduce(joinedBoxes, EMPTY_BOX);

  /** Groups of areas as geometries that share their lines, without the borders within a group. */
  async topologyOf<Group extends { readonly places: readonly number[] }>(groups: readonly Group[]): Promise<SharedLines<Group>> {
    const arcs: (readonly Position[])[] = [];
    const numbers = new Map<number, number>();
    const numberOf = (reference: number): number => {
      const arc = reference < 0 ? ~reference : reference;
      const number = numbers.get(arc) ?? arcs.push(this.#pointsOf(arc)) - 1;
      numbers.set(arc, number);
      return reference < 0 ? ~number : number;
    };
    const shapes = await mapInSlices(groups, (group) => {
      const polygons = this.#polygonsOf(group.places);
      return [group, { type: 'MultiPolygon', arcs: polygons.map((rings) => rings.map((ring) => ring.map(numberOf))) }] as const;
    });
    return { arcs, shapes: new Map(shapes) };
  }

  readonly #pointsOf = (reference: number): readonly Position[] => {
    const arc = this.#arcs[reference < 0 ? ~reference : reference] as readonly Position[];
    return reference < 0 ? arc.toReversed() : arc;
  };

  #polygonsOf(places: readonly number[]) {
    return polygonsOf(
      places.flatMap((place) => this.#borders[place] ?? []),
      this.#pointsOf,
    );
  }

  /** Some areas, by their places, as one geometry without the borders between them. Outer rings run against the clock (RFC 7946). */
  shapeOf(places: readonly number[]): Polygons {
    const ringOf = (references: readonly number[]) =>
      references.flatMap((reference, place) => (place === 0 ? this.#pointsOf(reference) : this.#pointsOf(reference).slice(1)));
    return { type: 'MultiPolygon', coordinates: this.#polygonsOf(places).map((rings) => rings.map(ringOf)) };
  }
}

/** The arcs of a geometry under other numbers. */
const renumberedArcs = (arcs: unknown, number: (reference: number) => number): unknown =>
  typeof arcs === 'number' ? number(arcs) : (arcs as unknown[]).map((part) => renumberedArcs(part, number));

/**
 * The points of an arc in degrees: a point of a grid is a step from the one before. The parts of a set are on one grid, each from a corner
 * of its own; all are counted from the corner of `grid`, so that the point where two parts meet is the same number to the last digit:
 * areas are joined only where the ends of their arcs are equal.
 */
function positionsOfArc(arc: readonly Position[], transform: Transform | undefined, grid: Transform | undefined): Position[] {
  if (!transform || !grid) return [...arc];
  const { scale, translate } = grid;
  const corner = (axis: 0 | 1): number => Math.round((transform.translate[axis] - translate[axis]) / scale[axis]);
  let [x, y] = [corner(0), corner(1)];
  return arc.map(([stepX, stepY]) => {
    x += stepX;
    y += stepY;
    return roundedPosition([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
  });
}

function boxOfBorder(references: readonly number[], arcs: readonly (readonly Position[])[]): Box {
  let [west, south, east, north] = EMPTY_BOX as [number, number, number, number];
  for (const reference of references) {
    for (const [x, y] of arcs[reference < 0 ? ~reference : reference] ?? []) {
      [west, south, east, north] = [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)];
    }
  }
  return [west, south, east, north];
}

/** Degrees with a metre's precision, on which the lines of the grids lie. */
const roundedPosition = ([x, y]: Position): Position => [Math.round(x * 1e5) / 1e5, Math.round(y * 1e5) / 1e5];
