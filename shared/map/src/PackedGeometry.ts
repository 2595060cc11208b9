import { boxOf, type Geometry } from './Geometry.ts';
import type { MapArea } from './MapArea.ts';

/** What a drawing needs of a boundary set. */
export interface DrawnGeometry extends Pick<Geometry, 'arcs' | 'boxes' | 'left' | 'right'> {
  readonly areas: readonly Pick<MapArea, 'rings'>[];
}

/** The same in a few lists of numbers: a worker gets them ten times faster than thousands of objects. */
export interface PackedGeometry extends Pick<Geometry, 'left' | 'right'> {
  readonly points: Float32Array;
  /** Where the points of each arc begin; the last number is where those of the last one end. */
  readonly arcStarts: Int32Array;
  /** The arcs of all rings. */
  readonly references: Int32Array;
  /** Where the arcs of each ring begin in `references`. */
  readonly ringStarts: Int32Array;
  /** The number of rings of each area. */
  readonly ringCounts: Int32Array;
}

/** The points of all arcs in one list. Those of a set without details are parts of such a list already, in this order. */
function pointsOf(arcs: DrawnGeometry['arcs'], arcStarts: Int32Array): Float32Array {
  const length = arcStarts[arcs.length] as number;
  const list = arcs[0]?.buffer;
  const inOrder = (arc: Float32Array, number: number) => arc.buffer === list && arc.byteOffset === 4 * (arcStarts[number] as number);
  if (list?.byteLength === 4 * length && arcs.every(inOrder)) return new Float32Array(list);
  const points = new Float32Array(length);
  arcs.forEach((arc, number) => {
    points.set(arc, arcStarts[number]);
  });
  return points;
}

const kept = new WeakMap<object, PackedGeometry>();

/** A set for the worker. It is made once: `geometryQuery` makes it before the page draws. */
export function packed(geometry: Omit<DrawnGeometry, 'boxes'>): PackedGeometry {
  const made = kept.get(geometry) ?? pack(geometry);
  kept.set(geometry, made);
  return made;
}

function pack({ arcs, areas, left, right }: Omit<DrawnGeometry, 'boxes'>): PackedGeometry {
  const arcStarts = new Int32Array(arcs.length + 1);
  arcs.forEach(({ length }, arc) => {
    arcStarts[arc + 1] = (arcStarts[arc] as number) + length;
  });
  const references: number[] = [];
  const ringStarts: number[] = [0];
  for (const { rings } of areas)
    for (const ring of rings) {
      for (const reference of ring) references.push(reference);
      ringStarts.push(references.length);
    }
  return {
    points: pointsOf(arcs, arcStarts),
    arcStarts,
    references: Int32Array.from(references),
    ringStarts: Int32Array.from(ringStarts),
    ringCounts: Int32Array.from(areas, ({ rings }) => rings.length),
    left,
    right,
  };
}

export function unpacked({ points, arcStarts, references, ringStarts, ringCounts, left, right }: PackedGeometry): DrawnGeometry {
  const arcs: Float32Array[] = [];
  for (let arc = 0; arc + 1 < arcStarts.length; arc += 1) arcs.push(points.subarray(arcStarts[arc], arcStarts[arc + 1]));
  let ring = 0;
  const areas = Array.from(ringCounts, (count) => {
    const rings: number[][] = [];
    for (const last = ring + count; ring < last; ring += 1) rings.push([...references.subarray(ringStarts[ring], ringStarts[ring + 1])]);
    return { rings };
  });
  return { areas, arcs, boxes: areas.map(({ rings }) => boxOf(rings, arcs)), left, right };
}
