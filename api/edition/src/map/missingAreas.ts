import { arcNumber, ringPositions } from '@territori/history/boundaries/arcs';
import type { Area, Boundaries, Position } from '@territori/history/boundaries/Boundaries';
import { isInRing } from '@territori/history/boundaries/ring';
import { squareKilometres } from '@territori/history/boundaries/squareKilometres';

/** A larger unit holds a missing one when its excess over another set is within this share of the missing area. */
const ALIKE = 0.3;

/** The centre of gravity of a ring, in degrees. */
function middleOf(positions: readonly Position[]): Position {
  let [area, x, y] = [0, 0, 0];
  for (let index = 1; index < positions.length; index += 1) {
    const [ax, ay] = positions[index - 1] as Position;
    const [bx, by] = positions[index] as Position;
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return [x / (3 * area), y / (3 * area)];
}

/**
 * Adds the units that a set shows as a part of a neighbour: the set of 2010 gives Maletto to Bronte. Another set of the
 * same level says where the unit is; its border is cut out of the neighbour.
 * @param lacking the codes of units in force on the day of the set without an area, with the code they have in `other`
 */
export function withMissingAreas(boundaries: Boundaries, other: Boundaries, lacking: ReadonlyMap<string, string>): Boundaries {
  const arcs = [...boundaries.arcs];
  const areas = [...boundaries.areas];
  const places = new Map(areas.map(({ code }, place) => [code, place]));
  const otherAreas = new Map(other.areas.map((area) => [area.code, area]));
  for (const [code, otherCode] of lacking) {
    const area = otherAreas.get(otherCode);
    const outer = area?.polygons[0]?.[0];
    if (!area || !outer) continue;
    const middle = middleOf(ringPositions(other.arcs, outer));
    const holder = areas.find(({ polygons }) => polygons.some(([ring = []]) => isInRing(middle, ringPositions(arcs, ring))));
    const sameElsewhere = holder && otherAreas.get(holder.code);
    if (!holder || !sameElsewhere) continue;
    const excess = squareKilometres(boundaries.arcs, holder) - squareKilometres(other.arcs, sameElsewhere);
    const size = squareKilometres(other.arcs, area);
    if (Math.abs(excess - size) > size * ALIKE) continue;
    const ring = outer.map((reference) => {
      arcs.push(other.arcs[arcNumber(reference)] ?? []);
      return reference < 0 ? ~(arcs.length - 1) : arcs.length - 1;
    });
    areas.push({ code, name: area.name, polygons: [[ring]] });
    areas[places.get(holder.code) as number] = withHole(
      holder,
      arcs,
      middle,
      [...ring].reverse().map((reference) => ~reference),
    );
  }
  return arcs.length === boundaries.arcs.length ? boundaries : { ...boundaries, arcs, areas };
}

const withHole = (area: Area, arcs: Boundaries['arcs'], middle: Position, hole: readonly number[]): Area => ({
  ...area,
  polygons: area.polygons.map((polygon) => (isInRing(middle, ringPositions(arcs, polygon[0] ?? [])) ? [...polygon, hole] : polygon)),
});
