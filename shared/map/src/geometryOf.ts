import { boxOf } from './boxOf.ts';
import type { Geometry } from './Geometry.ts';
import type { MapArea } from './MapArea.ts';
import { project } from './projection.ts';
import { sidesOf } from './sidesOf.ts';
import type { Topology } from './Topology.ts';

/** How many arcs or areas are made ready in one step. */
const ITEMS_IN_A_STEP = 500;

/** Maps a list, and yields after every `STEP` items. */
function* inSteps<From, To>(items: readonly From[], made: (item: From, place: number) => To): Generator<undefined, To[]> {
  const all: To[] = [];
  for (const [place, item] of items.entries()) {
    if (place > 0 && place % ITEMS_IN_A_STEP === 0) yield;
    all.push(made(item, place));
  }
  return all;
}

/** The arcs of a set in kilometres. They are parts of one list. */
export function* projectedArcs({ arcs, transform }: Topology): Generator<undefined, Float32Array[]> {
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

/** Makes a set ready to be drawn, and yields between short steps. */
function* geometrySteps(topology: Topology): Generator<undefined, Geometry> {
  const arcs = yield* projectedArcs(topology);
  yield;
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
  yield;
  const boxes = yield* inSteps(areas, ({ rings }) => boxOf(rings, arcs));
  yield;
  return { areas, arcs, boxes, ...sidesOf(areas, arcs.length) };
}

/** Runs all steps without a pause. */
export function inOneGo<T>(work: Generator<undefined, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Projects a set and finds the areas on the two sides of each arc. */
export const geometryOf = (topology: Topology): Geometry => inOneGo(geometrySteps(topology));

/** For how many milliseconds the steps may run before the page can draw or answer. */
const STEPS_MS = 4;

/** As `geometryOf`, with pauses in which the page can draw or answer its visitor: all municipalities take longer than a frame. */
export async function geometryInSteps(topology: Topology, pause: () => Promise<unknown>): Promise<Geometry> {
  const work = geometrySteps(topology);
  let began = performance.now();
  let step = work.next();
  while (!step.done) {
    if (performance.now() - began >= STEPS_MS) {
      await pause();
      began = performance.now();
    }
    step = work.next();
  }
  return step.value;
}
