import { objectName } from '@territori/edition/map/asTopology';
import type { Exactness } from '@territori/edition/map/exactness';
import { simplified } from '@territori/edition/map/simplified';
import type { Area, Boundaries, BoundaryLevel } from '@territori/history/boundaries/Boundaries';
import type { GeometryCollection } from 'topojson-specification';
import { boundaryProperties } from '../boundaries/boundaryNaming.ts';
import { readShapefiles } from '../boundaries/readShapefiles.ts';
import { BadFileError } from '../files/BadFileError.ts';

/** A file of boundaries as the record carries it. */
export interface CarriedFile {
  readonly name: string;
  readonly content: string;
}

/** As many points as the detailed files of the maps can show, on a grid whose lines are some ten metres apart. */
const exactnessOf = (level: BoundaryLevel): Exactness => ({ points: level === 'comune' ? 200_000 : 20_000, grid: 100_000, within: 0.01 });

/** A set as a TopoJSON whose features have the properties that Istat gives them, with a mark that it is an original of the institute. */
function carriedFile(file: string, boundaries: Boundaries): CarriedFile {
  const { level, date, areas } = boundaries;
  const name = objectName(level);
  if (date === null) throw new BadFileError(file, name, 'neither its shapefile nor its own name has a day');
  const { type, transform, arcs, objects } = simplified(boundaries, exactnessOf(level));
  const geometries = (objects[name] as GeometryCollection).geometries.map(({ id: _, ...geometry }, place) => ({
    ...geometry,
    properties: boundaryProperties(level, areas[place] as Area),
  }));
  const topology = { type, originale: true, transform, objects: { [name]: { type: 'GeometryCollection', geometries } }, arcs };
  return { name: `${name}_${date}.topo.json`, content: JSON.stringify(topology) };
}

/**
 * A ZIP of shapefiles as Istat publishes it in the form in which the record carries boundaries: a TopoJSON for each level that it holds, in
 * which the area of each unit is that of the shapefile within 1 %. `readBoundaries` reads the same sets from them.
 * Throws as `readShapefiles`, and BadFileError for boundaries without a day.
 */
export async function carriedBoundaries(file: string, bytes: Uint8Array): Promise<CarriedFile[]> {
  return (await readShapefiles(file, bytes)).map((boundaries) => carriedFile(file, boundaries));
}
