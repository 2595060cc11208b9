import type { Area, Boundaries, BoundaryLevel, Position } from '@territori/history/boundaries/Boundaries';
import { groupBy } from '@territori/traduzione/groupBy';
import { merge } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { asTopology, objectName } from './asTopology.ts';

/** The code and the name of the unit that an area belongs to; null for an area that belongs to none and is left out. */
export type Belonging = (area: Area, place: number) => { code: string; name: string } | null;

/**
 * The areas of a set put together into larger units, with the borders between these alone. What does not belong to a
 * unit is left out.
 */
export function dissolved(boundaries: Boundaries, level: BoundaryLevel, date: string, belonging: Belonging): Boundaries {
  const source = asTopology(boundaries);
  const { geometries } = source.objects[objectName(boundaries.level)] as GeometryCollection;
  const parts = boundaries.areas.flatMap((area, place) => {
    const unit = belonging(area, place);
    return unit === null ? [] : [{ unit, geometry: geometries[place] as Polygon | MultiPolygon }];
  });
  const groups = [...groupBy(parts, ({ unit }) => unit.code)];
  const objects = Object.fromEntries(
    groups.map(([code, members]) => [code, merge(source, members.map(({ geometry }) => geometry) as Polygon[])]),
  );
  const whole = topology(objects) as unknown as Topology<Record<string, MultiPolygon>>;
  return {
    level,
    date,
    file: boundaries.file,
    arcs: whole.arcs as unknown as Position[][],
    areas: groups.map(([code, [first]]) => ({
      code,
      name: first?.unit.name ?? null,
      polygons: whole.objects[code]?.arcs ?? [],
    })),
  };
}
