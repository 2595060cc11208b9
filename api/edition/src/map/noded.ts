import Flatbush from 'flatbush';
import type { Topology } from './asTopology.ts';

/** A point of the grid, by the numbers of its lines. */
type Crossing = readonly [column: number, row: number];

interface Segment {
  readonly arc: number;
  /** The place of its second end in the arc. */
  readonly place: number;
  readonly from: Crossing;
  readonly to: Crossing;
}

const sameCrossing = (a: Crossing, b: Crossing): boolean => a[0] === b[0] && a[1] === b[1];

/** Positive where `point` lies left of the line. Exact: numbers of lines are small integers. */
const sideOfSegment = ({ from, to }: Segment, point: Crossing): number =>
  Math.sign((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]));

const boxOfSegment = ({ from, to }: Segment) =>
  [Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.max(from[0], to[0]), Math.max(from[1], to[1])] as const;

/** True for a point of a segment that is none of its ends. */
function isWithinSegment(point: Crossing, segment: Segment): boolean {
  const [west, south, east, north] = boxOfSegment(segment);
  const isInBox = point[0] >= west && point[0] <= east && point[1] >= south && point[1] <= north;
  return isInBox && !sameCrossing(point, segment.from) && !sameCrossing(point, segment.to) && sideOfSegment(segment, point) === 0;
}

/** The crossing of two segments that is nearest on the grid. */
function nearestCrossing({ from: [ax, ay], to: [bx, by] }: Segment, { from: [cx, cy], to: [dx, dy] }: Segment): Crossing {
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / ((bx - ax) * (dy - cy) - (by - ay) * (dx - cx));
  return [Math.round(ax + along * (bx - ax)), Math.round(ay + along * (by - ay))];
}

/** The points that two segments lack where they cross, or where an end of one lies on the other. */
function lackingPoints(a: Segment, b: Segment): readonly (readonly [Segment, Crossing])[] {
  const touching = [
    ...[b.from, b.to].flatMap((end) => (isWithinSegment(end, a) ? [[a, end] as const] : [])),
    ...[a.from, a.to].flatMap((end) => (isWithinSegment(end, b) ? [[b, end] as const] : [])),
  ];
  const isCrossed = sideOfSegment(a, b.from) * sideOfSegment(a, b.to) < 0 && sideOfSegment(b, a.from) * sideOfSegment(b, a.to) < 0;
  if (touching.length > 0 || !isCrossed) return touching;
  const crossing = nearestCrossing(a, b);
  return [a, b].flatMap((segment) =>
    sameCrossing(crossing, segment.from) || sameCrossing(crossing, segment.to) ? [] : [[segment, crossing] as const],
  );
}

const segmentsOf = (arcs: readonly (readonly Crossing[])[]): Segment[] =>
  arcs.flatMap((points, arc) =>
    points.slice(1).flatMap((to, index): Segment[] => {
      const from = points[index] as Crossing;
      return sameCrossing(from, to) ? [] : [{ arc, place: index + 1, from, to }];
    }),
  );

/** The points that the segments lack, by segment. */
function allLackingPoints(segments: readonly Segment[]): ReadonlyMap<Segment, Crossing[]> {
  const found = new Map<Segment, Crossing[]>();
  if (segments.length === 0) return found;
  const index = new Flatbush(segments.length);
  for (const segment of segments) index.add(...boxOfSegment(segment));
  index.finish();
  segments.forEach((segment, place) => {
    for (const other of index.search(...boxOfSegment(segment), (candidate) => candidate > place))
      for (const [lacks, point] of lackingPoints(segment, segments[other] as Segment))
        found.set(lacks, [...(found.get(lacks) ?? []), point]);
  });
  return found;
}

/** The arcs with what their segments lack, in order along each segment. */
function withLackingPoints(arcs: readonly (readonly Crossing[])[], lacked: ReadonlyMap<Segment, Crossing[]>): Crossing[][] {
  const more = new Map<number, Map<number, Crossing[]>>();
  for (const [{ arc, place, from }, points] of lacked) {
    const far = ([x, y]: Crossing) => Math.hypot(x - from[0], y - from[1]);
    more.set(
      arc,
      (more.get(arc) ?? new Map<number, Crossing[]>()).set(
        place,
        points.sort((a, b) => far(a) - far(b)),
      ),
    );
  }
  return arcs.map((points, arc) => points.flatMap((point, place) => [...(more.get(arc)?.get(place) ?? []), point]));
}

/**
 * A topology whose lines have a common point wherever they cross or touch, so that each polygon can be cut there. The sources have such
 * lines, and simplification makes more. A line moves by half the distance of two lines of the grid at most; arcs keep their numbers.
 */
export function noded(topology: Topology): Topology {
  let arcs = topology.arcs.map((steps) => {
    let [column, row] = [0, 0];
    return steps.map(([stepX = 0, stepY = 0]): Crossing => {
      [column, row] = [column + stepX, row + stepY];
      return [column, row];
    });
  });
  // a point that is put on the grid bends its line, which may then cross another one
  for (let lacked = allLackingPoints(segmentsOf(arcs)); lacked.size > 0; lacked = allLackingPoints(segmentsOf(arcs)))
    arcs = withLackingPoints(arcs, lacked);
  const asSteps = (points: readonly Crossing[]) =>
    points.map(([x, y], place) => {
      const [beforeX, beforeY] = points[place - 1] ?? [0, 0];
      return [x - beforeX, y - beforeY];
    });
  return { ...topology, arcs: arcs.map(asSteps) };
}
