import type { Box } from './Box.ts';
import type { MapArea } from './MapArea.ts';
import { project } from './projection.ts';
import { inOneGo, type Steps } from './Steps.ts';
import type { Topology } from './Topology.ts';

/** A boundary set ready to be drawn: projected once, in arrays that a worker can share. */
export interface Geometry {
  readonly areas: readonly MapArea[];
  /** The points of each arc: x, y, x, y, ... in kilometres. */
  readonly arcs: readonly Float32Array[];
  readonly boxes: readonly Box[];
  /** The areas on the two sides of each arc, as `sidesOf` finds them. */
  readonly left: Int32Array;
  readonly right: Int32Array;
}

export const arcOf = (reference: number): number => (reference < 0 ? ~reference : reference);

/** The box around some rings. */
export function boxOf(rings: MapArea['rings'], arcs: readonly Float32Array[]): Box {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const ring of rings)
    for (const reference of ring) {
      const points = arcs[arcOf(reference)] as Float32Array;
      for (let index = 0; index < points.length; index += 2) {
        const x = points[index] as number;
        const y = points[index + 1] as number;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
    }
  return [left, top, right, bottom];
}

/** The areas on the two sides of each arc; -1 for none. */
function sidesOf(areas: readonly Pick<MapArea, 'rings'>[], arcs: number): Pick<Geometry, 'left' | 'right'> {
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

/** Maps a list, an item a step. */
function* inSteps<From, To>(items: readonly From[], made: (item: From) => To): Steps<To[]> {
  const all: To[] = [];
  for (const item of items) {
    yield;
    all.push(made(item));
  }
  return all;
}

/** The arcs of a set in kilometres. They are parts of one list. */
function* projectedArcs({ arcs, transform }: Topology): Steps<Float32Array[]> {
  const { scale, translate } = transform;
  const points = new Float32Array(2 * arcs.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  return yield* inSteps(arcs, (arc) => {
    const start = end;
    let column = 0;
    let row = 0;
    for (const step of arc) {
      column += step[0];
      row += step[1];
      const point = project(column * scale[0] + translate[0], row * scale[1] + translate[1]);
      points[end] = point[0];
      points[end + 1] = point[1];
      end += 2;
    }
    return points.subarray(start, end);
  });
}

/** Projects a set and finds the areas on the two sides of each arc. In steps: all municipalities at once would take longer than a frame. */
export function* geometrySteps(topology: Topology): Steps<Geometry> {
  const arcs = yield* projectedArcs(topology);
  const features = Object.values(topology.objects).flatMap(({ geometries }) => geometries);
  const areas = yield* inSteps(
    features,
    (feature): MapArea => ({
      id: feature.id,
      polygons: feature.type === 'Polygon' ? [feature.arcs] : feature.arcs,
      name: feature.properties?.denominazione ?? null,
      part: feature.properties?.parte ?? null,
      rings: feature.type === 'Polygon' ? feature.arcs : feature.arcs.flat(),
    }),
  );
  const boxes = yield* inSteps(areas, ({ rings }) => boxOf(rings, arcs));
  yield;
  return { areas, arcs, boxes, ...sidesOf(areas, arcs.length) };
}

/** As `geometrySteps`, without a pause. */
export const geometryOf = (topology: Topology): Geometry => inOneGo(geometrySteps(topology));

/** The same set with the arcs of a detailed file in place of its own: both sides of a border change together. */
export function withDetail(geometry: Geometry, detail: Topology): Geometry {
  const arcs = [...geometry.arcs];
  let number = 0;
  inOneGo(projectedArcs(detail)).forEach((points, index) => {
    number += detail.indici?.[index] ?? 0;
    arcs[number] = points;
  });
  return { ...geometry, arcs };
}

/** Calls back with each point of a ring, in kilometres. */
export function eachPoint(
  { arcs }: Pick<Geometry, 'arcs'>,
  ring: readonly number[],
  visit: (x: number, y: number, first: boolean) => void,
): void {
  let first = true;
  for (const reference of ring) {
    const points = arcs[arcOf(reference)] as Float32Array;
    const count = points.length / 2;
    // the first point of an arc is the last one of the arc before
    for (let step = first ? 0 : 1; step < count; step += 1) {
      const index = (reference < 0 ? count - 1 - step : step) * 2;
      visit(points[index] as number, points[index + 1] as number, first);
      first = false;
    }
  }
}

/** The box around several areas; null for none. */
export function boxAround({ boxes }: Pick<Geometry, 'boxes'>, areas: readonly number[]): Box | null {
  if (areas.length === 0) return null;
  if (areas.length === 1) return boxes[areas[0] as number] as Box;
  let [left, top, right, bottom] = boxes[areas[0] as number] as Box;
  for (const area of areas) {
    const box = boxes[area] as Box;
    if (box[0] < left) left = box[0];
    if (box[1] < top) top = box[1];
    if (box[2] > right) right = box[2];
    if (box[3] > bottom) bottom = box[3];
  }
  return [left, top, right, bottom];
}

/** The box around all areas of a set; null for a set without any. */
export const extentOf = (geometry: Pick<Geometry, 'boxes'>): Box | null => boxAround(geometry, [...geometry.boxes.keys()]);

/** The area at a point in kilometres; -1 for none. Where two lie there, the smaller one: an enclave before the unit around it. */
export function areaAt(geometry: Geometry, x: number, y: number): number {
  let found = -1;
  let size = Number.POSITIVE_INFINITY;
  geometry.boxes.forEach(([left, top, right, bottom], area) => {
    if (x < left || x > right || y < top || y > bottom) return;
    const own = (right - left) * (bottom - top);
    if (own < size && areaContains(geometry, area, x, y)) {
      found = area;
      size = own;
    }
  });
  return found;
}

function areaContains(geometry: Geometry, area: number, x: number, y: number): boolean {
  let inside = false;
  for (const ring of geometry.areas[area]?.rings ?? []) {
    let [lastX, lastY] = [0, 0];
    eachPoint(geometry, ring, (nextX, nextY, first) => {
      if (!first && lastY > y !== nextY > y && x < ((nextX - lastX) * (y - lastY)) / (nextY - lastY) + lastX) inside = !inside;
      [lastX, lastY] = [nextX, nextY];
    });
  }
  return inside;
}
