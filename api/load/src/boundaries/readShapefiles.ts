import type { Boundaries, BoundaryLevel } from '@territori/history/boundaries/Boundaries';
import mapshaper from 'mapshaper';
import { BadFileError, NotASourceError } from '../files/BadFileError.ts';
import { boundaryDay } from './boundaryDay.ts';
import { type BoundaryNaming, boundaryNamingOf } from './boundaryNaming.ts';
import { boundariesOf, type TopologyFile, unitCode } from './readBoundaries.ts';
import { type Shapefile, shapefilesIn } from './shapefileZip.ts';

/** Lines keep points so many metres apart: the detailed files of the maps have no more. */
const INTERVAL_METRES = 30;

/**
 * Joins the points of neighbours that differ by rounding, closes slivers, and makes shared lines one arc; then thins the
 * lines out together, so that no gap comes between neighbours, and turns the coordinates into degrees.
 */
const MADE_TOPOLOGICAL = `-i in.shp snap -clean -simplify weighted interval=${INTERVAL_METRES} keep-shapes -proj wgs84 -o out.json format=topojson no-quantization`;

/** A shapefile whose units are of a level of the map, with the properties of each of its units. */
interface ShapefileLayer {
  readonly shapefile: Shapefile;
  readonly naming: BoundaryNaming;
  /** Units, of which one may have several records. */
  readonly units: number;
  readonly records: number;
}

/** Runs a command of mapshaper on the parts of a shapefile. Throws BadFileError with the reason that it gives. */
async function runMapshaper(
  file: string,
  { name, parts }: Shapefile,
  command: string,
  of: readonly (keyof Shapefile['parts'])[],
): Promise<string> {
  const input = Object.fromEntries(
    of.flatMap((part) => {
      const content = parts[part];
      return content ? [[`in.${part}`, Buffer.from(content.buffer, content.byteOffset, content.byteLength)] as const] : [];
    }),
  );
  try {
    const output = await mapshaper.applyCommands(command, input);
    return String(output['out.json']);
  } catch (error) {
    throw new BadFileError(file, `${name}.shp`, (error as Error).message);
  }
}

/** The shapefile of each level in a ZIP. Of two of one level, the one whose units are divided least is used. */
async function layersOfShapefile(file: string, bytes: Uint8Array): Promise<ShapefileLayer[]> {
  const layers = new Map<BoundaryLevel, ShapefileLayer>();
  const shapefiles = shapefilesIn(file, bytes);
  for (const shapefile of shapefiles) {
    const rows = JSON.parse(await runMapshaper(file, shapefile, '-i in.dbf -o out.json format=json', ['dbf', 'cpg'])) as Record<
      string,
      unknown
    >[];
    const [first] = rows;
    const naming = first && boundaryNamingOf(first);
    // a ZIP of Istat also holds the five divisions of Italy, which the map does not draw
    if (!naming) continue;
    const codes = new Set(rows.map((row, index) => unitCode(naming, row[naming.code], file, `${shapefile.name}, record ${index + 1}`)));
    const layer = { shapefile, naming, units: codes.size, records: rows.length };
    const known = layers.get(naming.level);
    if (!known || layer.records / layer.units < known.records / known.units) layers.set(naming.level, layer);
  }
  if (layers.size === 0) {
    const names = shapefiles.map(({ name }) => name).join(', ');
    throw new NotASourceError(file, `none of its shapefiles has the codes of Italian units: ${names || 'it holds none'}`);
  }
  return [...layers.values()];
}

/**
 * Checks a ZIP of shapefiles without its shapes: their properties are read, and that no part is missing or cut short.
 * Returns the set of each of its levels, with its number of units.
 * Throws BadFileError, and NotASourceError for a ZIP without units of Italy.
 */
export async function checkShapefiles(file: string, bytes: Uint8Array): Promise<BoundarySet[]> {
  const layers = await layersOfShapefile(file, bytes);
  return layers.map(({ shapefile, naming, units }) => ({ level: naming.level, date: dayOfShapefile(file, shapefile), units }));
}

/** What is known of a boundary set before its shapes are read. */
export interface BoundarySet extends Pick<Boundaries, 'level' | 'date'> {
  readonly units: number;
}

/** The day in the name of a shapefile, else in that of its ZIP; null where neither has one. */
const dayOfShapefile = (file: string, { name }: Shapefile): string | null =>
  boundaryDay(name, 'shapefile') ?? boundaryDay(file, 'shapefile');

/**
 * Reads a ZIP of shapefiles as Istat publishes it: one set of boundaries for each level that it holds, in WGS84, simplified
 * and with shared lines. Throws as `checkShapefiles`.
 */
export async function readShapefiles(file: string, bytes: Uint8Array): Promise<Boundaries[]> {
  const sets: Boundaries[] = [];
  for (const { shapefile } of await layersOfShapefile(file, bytes)) {
    const text = await runMapshaper(file, shapefile, MADE_TOPOLOGICAL, ['shp', 'dbf', 'prj', 'cpg']);
    sets.push({ ...boundariesOf(file, JSON.parse(text) as TopologyFile, dayOfShapefile(file, shapefile)), original: true });
  }
  return sets;
}
