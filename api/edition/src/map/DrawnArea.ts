import type { Position } from '@territori/history/boundaries/Boundaries';
import isInPolygon from 'point-in-polygon-hao';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** An area of a file of the maps: its polygons, each a list of rings of which the first is the outer one, and the box around them. */
export interface DrawnArea {
  readonly code: string;
  /** The part of the set in whose detailed file it is, where the set is divided. */
  readonly part: string | undefined;
  readonly polygons: Position[][][];
  readonly box: readonly [west: number, south: number, east: number, north: number];
}

/** The areas of a TopoJSON file of the maps, in its order. */
export function drawnAreas(text: string): readonly DrawnArea[] {
  const topology = JSON.parse(text) as Topology<Record<string, GeometryCollection<{ parte?: string }>>>;
  const [units] = Object.values(topology.objects);
  if (!units) return [];
  return feature(topology, units).features.map(({ id, geometry, properties }) => {
    // an area that was simplified away has no geometry
    const { type, coordinates } = (geometry ?? { type: 'MultiPolygon', coordinates: [] }) as { type: string; coordinates: unknown };
    const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as Position[][][];
    let [west, south, east, north] = [180, 90, -180, -90];
    for (const [x, y] of polygons.flat(2)) {
      [west, south, east, north] = [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)];
    }
    return { code: String(id), part: properties?.parte, polygons, box: [west, south, east, north] };
  });
}

/** True for a point within an area or on its border. */
export const isInArea = (point: Position, { polygons }: DrawnArea): boolean =>
  polygons.some((rings) => isInPolygon([...point], rings as unknown as number[][][]) !== false);

/** True for a point within a hole of an area. */
export const isInHole = (point: Position, { polygons }: DrawnArea): boolean =>
  polygons.some(([, ...holes]) => holes.some((hole) => isInPolygon([...point], [hole] as unknown as number[][][]) === true));

/** True for a point within some degrees of the box of an area. */
export const isNear = ([x, y]: Position, { box: [west, south, east, north] }: DrawnArea, margin: number): boolean =>
  x >= west - margin && x <= east + margin && y >= south - margin && y <= north + margin;
