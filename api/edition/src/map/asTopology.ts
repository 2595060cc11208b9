import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import type { Topology as AnyTopology, Objects } from 'topojson-specification';

/** A TopoJSON whose features have properties or none. */
// biome-ignore lint/complexity/noBannedTypes: the types of the libraries have it so
export type Topology = AnyTopology<Objects<{}>>;

const OBJECTS: Readonly<Record<Boundaries['level'], string>> = {
  comune: 'comuni',
  uts: 'province',
  regione: 'regioni',
  compartimento: 'compartimenti',
};

/** The name of the object that holds the units of a level in a TopoJSON. */
export const objectName = (level: Boundaries['level']): string => OBJECTS[level];

/** The boundaries as TopoJSON without quantization; the id of a feature is the code of its unit. */
export function asTopology({ level, arcs, areas }: Boundaries): Topology {
  const geometries = areas.map(({ code, name, part, polygons }) => ({
    ...(polygons.length === 1 ? { type: 'Polygon', arcs: polygons[0] } : { type: 'MultiPolygon', arcs: polygons }),
    id: code,
    ...(name === null && part === undefined
      ? {}
      : { properties: { ...(name !== null && { denominazione: name }), ...(part !== undefined && { parte: part }) } }),
  }));
  return {
    type: 'Topology',
    objects: { [objectName(level)]: { type: 'GeometryCollection', geometries } },
    arcs: arcs.map((arc) => arc.map(([x, y]) => [x, y])),
  } as unknown as Topology;
}
