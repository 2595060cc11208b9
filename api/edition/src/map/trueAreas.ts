import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import { groupBy } from '@territori/traduzione/groupBy';
import { SHOWN, ShownAreas, type ShownUnit, type WeightedPoint } from './ShownAreas.ts';

/** A point of an arc, by the number of the arc. */
interface Place {
  readonly arc: number;
  readonly point: WeightedPoint;
}

/** Points that can only be moved together: those of all arcs that end in one place, or one point within an arc. */
type Corner = readonly Place[];

/** For the ends of the arcs the corner that they are in. */
function cornersOf(arcs: readonly (readonly WeightedPoint[])[]): Map<WeightedPoint, Corner> {
  const ends = arcs.flatMap((points, arc) => [points[0], points.at(-1)].flatMap((point) => (point ? [{ arc, point }] : [])));
  const corners = groupBy(ends, ({ point: [longitude, latitude] }) => `${longitude} ${latitude}`);
  return new Map([...corners.values()].flatMap((corner) => corner.map(({ point }) => [point, corner] as const)));
}

/**
 * Shows further points until the area of each unit differs from that of its source by at most the share `within`: of a unit that differs
 * by more, one point after the other, the weightiest that brings its area closer. Where all are shown, the grid makes the difference: then
 * a corner is moved by one line of the grid, the one and the way that bring the area closest.
 * @param arcs those of the source, on a grid and with weights
 * @param grid how far apart its lines are, in degrees
 * @returns whether a point was shown or moved
 */
export function trueAreas(
  source: Pick<Boundaries, 'arcs' | 'areas'>,
  arcs: readonly (readonly WeightedPoint[])[],
  [column, row]: readonly [number, number],
  within: number,
): boolean {
  const areas = new ShownAreas(source, arcs);
  const isOff = (unit: ShownUnit): boolean => areas.errorOf(unit) > within * unit.truth;

  const weigh = ({ arc, point }: Place, weight: number): void => {
    point[2] = weight;
    areas.update(arc);
  };

  const bringsCloser = (unit: ShownUnit, place: Place): boolean => {
    const [before, weight] = [areas.errorOf(unit), place.point[2]];
    weigh(place, SHOWN);
    const after = areas.errorOf(unit);
    weigh(place, weight);
    return after < before;
  };

  const showNext = (unit: ShownUnit, places: readonly Place[]): boolean => {
    const hidden = places.filter(({ point }) => point[2] !== SHOWN).sort((a, b) => b.point[2] - a.point[2]);
    const next = hidden.find((place) => bringsCloser(unit, place)) ?? hidden[0];
    if (!next) return false;
    weigh(next, SHOWN);
    return true;
  };

  const ways = [
    [column, 0],
    [-column, 0],
    [0, row],
    [0, -row],
  ] as const;
  const moved = new Set<WeightedPoint>();
  let corners: ReadonlyMap<WeightedPoint, Corner> | undefined;

  const move = (corner: Corner, [eastward, northward]: readonly [number, number], sign: 1 | -1): void => {
    for (const { arc, point } of corner) {
      point[0] += sign * eastward;
      point[1] += sign * northward;
      areas.update(arc);
    }
  };

  /** Each corner is moved once, so that two neighbours do not move it to and fro. */
  const moveBest = (unit: ShownUnit, places: readonly Place[]): boolean => {
    corners ??= cornersOf(arcs);
    const movable = new Set(places.flatMap((place) => (moved.has(place.point) ? [] : [corners?.get(place.point) ?? [place]])));
    const moves = [...movable].flatMap((corner) =>
      ways.map((way) => {
        move(corner, way, 1);
        const error = areas.errorOf(unit);
        move(corner, way, -1);
        return { corner, way, error };
      }),
    );
    const [best] = moves.sort((a, b) => a.error - b.error);
    if (!best || best.error >= areas.errorOf(unit)) return false;
    move(best.corner, best.way, 1);
    for (const { point } of best.corner) moved.add(point);
    return true;
  };

  const settle = (unit: ShownUnit): boolean => {
    let changed = false;
    while (isOff(unit)) {
      const places = unit.arcs.flatMap((arc) => (arcs[arc] ?? []).map((point) => ({ arc, point })));
      if (!showNext(unit, places) && !moveBest(unit, places)) break;
      changed = true;
    }
    return changed;
  };

  // what one unit gets also changes its neighbours
  let changed = false;
  while (areas.units.filter(settle).length > 0) changed = true;
  return changed;
}
