import type { Position } from '@territori/history/boundaries/Boundaries';
import isInPolygon from 'point-in-polygon-hao';
import type { Box, Polygons } from './DetailedSet.ts';

/** True for two boxes that have at least a point in common. */
const boxesMeet = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

const isWithinBox = (inner: Box, [west, south, east, north]: Box): boolean =>
  inner[0] >= west && inner[1] >= south && inner[2] <= east && inner[3] <= north;

/** True for a line between two points that has at least a point in a box (Liang and Barsky). */
function lineMeets([fromX, fromY]: Position, [toX, toY]: Position, [west, south, east, north]: Box): boolean {
  let [enters, leaves] = [0, 1];
  for (const [step, room] of [
    [fromX - toX, fromX - west],
    [toX - fromX, east - fromX],
    [fromY - toY, fromY - south],
    [toY - fromY, north - fromY],
  ] as const) {
    if (step === 0) {
      if (room < 0) return false;
      continue;
    }
    const at = room / step;
    if (step < 0) enters = Math.max(enters, at);
    else leaves = Math.min(leaves, at);
    if (enters > leaves) return false;
  }
  return true;
}

/**
 * True for polygons that have at least a point in a box.
 * @param shape makes the polygons where the box around them does not settle it
 * @param around the box around the polygons
 */
export function meetsBox(shape: () => Polygons, around: Box, box: Box): boolean {
  if (!boxesMeet(around, box)) return false;
  if (isWithinBox(around, box)) return true;
  const { coordinates } = shape();
  const crosses = coordinates.some((rings) =>
    rings.some((ring) => ring.some((position, place) => place > 0 && lineMeets(ring[place - 1] as Position, position, box))),
  );
  // no border in the box: it lies within one polygon, or in none
  return crosses || coordinates.some((rings) => isInPolygon([box[0], box[1]], rings as unknown as number[][][]) !== false);
}
