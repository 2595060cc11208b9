import isInPolygon from 'point-in-polygon-hao';
import type { Position } from './Boundaries.ts';

/** Whether a point lies within a closed ring. */
export const isInRing = (point: Position, ring: readonly Position[]): boolean =>
  isInPolygon([...point], [ring] as unknown as number[][][]) === true;

/** A point within a ring: the middle of the longest stretch at half its height. */
export function pointWithin(ring: readonly Position[]): Position {
  const heights = ring.map(([, y]) => y);
  const row = (Math.min(...heights) + Math.max(...heights)) / 2;
  const crossings: number[] = [];
  for (let index = 1; index < ring.length; index += 1) {
    const [ax, ay] = ring[index - 1] as Position;
    const [bx, by] = ring[index] as Position;
    if (ay > row !== by > row) crossings.push(((bx - ax) * (row - ay)) / (by - ay) + ax);
  }
  crossings.sort((a, b) => a - b);
  let [left, right] = [0, 0];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from, to] = [crossings[index] as number, crossings[index + 1] as number];
    if (to - from > right - left) [left, right] = [from, to];
  }
  return [(left + right) / 2, row];
}
