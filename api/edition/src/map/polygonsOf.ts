import type { Position } from '@territori/history/boundaries/Boundaries';
import { isInRing } from '@territori/history/boundaries/ring';
import { placeOf } from './cutArcs.ts';

/** A closed line of arcs that meets itself nowhere. */
interface Loop {
  readonly references: readonly number[];
  readonly points: readonly Position[];
  /** In square degrees; positive for a line that runs against the clock. */
  readonly area: number;
}

type PointsOf = (reference: number) => readonly Position[];

/** Twice the area within a ring, positive for one that runs against the clock. */
export const turnOf = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] as Position;
    return sum + x * nextY - nextX * y;
  }, 0);

/** The border of some areas, each to the left of its lines: what two of them share is within, and one line of a border is enough. */
function borderOf(references: readonly number[]): ReadonlySet<number> {
  const balance = new Map<number, number>();
  for (const reference of references) {
    const arc = reference < 0 ? ~reference : reference;
    balance.set(arc, (balance.get(arc) ?? 0) + (reference < 0 ? -1 : 1));
  }
  return new Set([...balance].flatMap(([arc, count]) => (count === 0 ? [] : [count > 0 ? arc : ~arc])));
}

const angle = ([fromX, fromY]: Position, [toX, toY]: Position): number => Math.atan2(toY - fromY, toX - fromX);

/** How far one turns with the clock from one direction to another, more than zero. */
const clockwise = (from: number, to: number): number => (from - to + 4 * Math.PI - 1e-12) % (2 * Math.PI);

/**
 * The loops of a border. Where several lines go on from a place, a loop keeps to what is on one side of it: to the area on its left, or to
 * what lies outside on its right.
 */
function* loopsOf(border: ReadonlySet<number>, pointsOf: PointsOf, side: 'left' | 'right'): Generator<Loop> {
  const from = new Map<number, number[]>();
  for (const reference of border) {
    const place = placeOf(pointsOf(reference)[0] as Position);
    from.set(place, [...(from.get(place) ?? []), reference]);
  }
  const left = new Set(border);
  const next = (reference: number): number | undefined => {
    const points = pointsOf(reference);
    const end = points.at(-1) as Position;
    const ways = (from.get(placeOf(end)) ?? []).filter((way) => left.has(way));
    if (ways.length < 2) return ways[0];
    const back = angle(end, points.at(-2) as Position);
    const turned = (way: number): number => {
      const onward = angle(end, pointsOf(way)[1] as Position);
      return side === 'left' ? clockwise(back, onward) : clockwise(onward, back);
    };
    return ways.reduce((best, way) => (turned(way) < turned(best) ? way : best));
  };
  for (const first of border) {
    const path: number[] = [];
    // the place in the path of the line that begins there
    const begun = new Map<number, number>();
    for (let reference: number | undefined = left.has(first) ? first : undefined; reference !== undefined; reference = next(reference)) {
      left.delete(reference);
      begun.set(placeOf(pointsOf(reference)[0] as Position), path.push(reference) - 1);
      const closed = begun.get(placeOf(pointsOf(reference).at(-1) as Position));
      if (closed === undefined) continue;
      const references = path.splice(closed);
      for (const one of references) begun.delete(placeOf(pointsOf(one)[0] as Position));
      const points = references.flatMap((one, place) => (place === 0 ? pointsOf(one) : pointsOf(one).slice(1)));
      // an island that is a line on the grid has no area
      if (points.length > 3) yield { references, points, area: turnOf(points) / 2 };
    }
  }
}

/** True where a loop lies within another. Loops share no line: the middle of one is on no other. */
function isLoopWithin(loop: Loop, { points }: Loop): boolean {
  const [[ax, ay], [bx, by]] = loop.points as [Position, Position];
  return isInRing([(ax + bx) / 2, (ay + by) / 2], points);
}

/** Each loop with those around it, the smallest last, without the loops that lie in no area or within one. */
function boundingLoops(loops: readonly Loop[]): ReadonlyMap<Loop, readonly Loop[]> {
  const bySize = loops.toSorted((a, b) => Math.abs(b.area) - Math.abs(a.area));
  const kept = new Map<Loop, readonly Loop[]>();
  bySize.forEach((loop, place) => {
    const around = bySize.slice(0, place).filter((other) => isLoopWithin(loop, other));
    const areas = around.reduce((sum, { area }) => sum + Math.sign(area), 0);
    if (loop.area > 0 ? areas === 0 : areas === 1) kept.set(loop, around);
  });
  return kept;
}

/**
 * The union of areas as polygons, of which each is a list of rings, the outer one first and against the clock. Their rings touch
 * themselves nowhere, and each other in single points at most, as readers demand (OGC 06-103r4). Where lines of a source cross, they leave
 * a loop that lies in no area or in two: it is left out.
 * @param references the lines of the areas, each with its area on the left; they may meet in their ends alone
 */
export function polygonsOf(references: readonly number[], pointsOf: PointsOf): readonly (readonly (readonly number[])[])[] {
  const outlines = boundingLoops([...loopsOf(borderOf(references), pointsOf, 'right')]);
  const border = new Set([...outlines.keys()].flatMap((loop) => loop.references));
  const polygons = new Map<Loop, (readonly number[])[]>();
  for (const [loop, around] of boundingLoops([...loopsOf(border, pointsOf, 'left')])) {
    if (loop.area > 0) polygons.set(loop, [loop.references]);
    else polygons.get(around.at(-1) as Loop)?.push(loop.references);
  }
  return [...polygons.values()];
}
