import { type Area, arcNumber, type Boundaries, type BoundaryLevel, type Position } from '../boundaries/Boundaries.ts';
import { censusDay } from '../territory/censuses.ts';
import { BadFileError, NotASourceError } from './BadFileError.ts';
import type { Format } from './format.ts';
import { dateInName } from './table.ts';

/** What the sources of an edition say of a boundary set. */
export const BOUNDARIES: Pick<Format, 'description' | 'licence' | 'url'> = {
  description: { it: 'Confini delle unità', en: 'Boundaries of the units' },
  licence: { it: 'CC BY Istat', en: 'CC BY Istat' },
  url: 'https://www.istat.it/',
};

/** What the properties of a feature are called in the sets of Istat and in those made of them. */
interface Naming {
  readonly level: BoundaryLevel;
  /** Property of the code; `id` the id of the feature. The first naming whose property the features have is used. */
  readonly code: string;
  readonly name: string | null;
  /** Digits of the code; null where units have a name and no code. */
  readonly digits: number | null;
}

const NAMINGS: readonly Naming[] = [
  { level: 'comune', code: 'PRO_COM_T', name: 'COMUNE', digits: 6 },
  { level: 'comune', code: 'PRO_COM', name: 'COMUNE', digits: 6 },
  { level: 'uts', code: 'COD_PROV', name: 'DEN_PROV', digits: 3 },
  { level: 'uts', code: 'prov_istat_code', name: 'prov_name', digits: 3 },
  { level: 'compartimento', code: 'COMP', name: 'COMP', digits: null },
  { level: 'regione', code: 'COD_REG', name: 'DEN_REG', digits: 2 },
  { level: 'regione', code: 'reg_istat_code', name: 'reg_name', digits: 2 },
  { level: 'comune', code: 'id', name: null, digits: 6 },
];

interface Geometry {
  type?: unknown;
  id?: unknown;
  properties?: Record<string, unknown> | null;
  arcs?: unknown;
}

interface TopologyFile {
  type: 'Topology';
  transform?: { scale: [number, number]; translate: [number, number] };
  arcs: number[][][];
  objects: Record<string, { type: string; geometries?: Geometry[] }>;
}

/** The beginning of a TopoJSON text: its type comes first, or within the first members. */
const TOPOLOGY = /^\s*\{[^{}[\]]*"type"\s*:\s*"Topology"/;

/** Whether the bytes of a file are those of a TopoJSON. */
export const isTopology = (bytes: Uint8Array): boolean => TOPOLOGY.test(new TextDecoder().decode(bytes.subarray(0, 400)));

/** The positions of the arcs in degrees. */
function positionsOf({ arcs, transform }: TopologyFile): Position[][] {
  return arcs.map((arc) => {
    if (!transform) return arc.map(([x = 0, y = 0]) => [x, y]);
    let x = 0;
    let y = 0;
    return arc.map(([eastward = 0, northward = 0]) => {
      x += eastward;
      y += northward;
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
    });
  });
}

function polygonsOf(file: string, place: number, { type, arcs }: Geometry, known: number): number[][][] {
  const polygons = type === 'Polygon' ? [arcs as number[][]] : type === 'MultiPolygon' ? (arcs as number[][][]) : null;
  if (!polygons) throw new BadFileError(file, `feature ${place}`, `its geometry is "${type}", not a polygon`);
  if (!polygons.flat(2).every((reference) => Number.isInteger(reference) && arcNumber(reference) < known))
    throw new BadFileError(file, `feature ${place}`, 'it names an arc that the file does not have');
  return polygons;
}

/** The day of a set: the day in the name of its file, else that of the census of the year, else 1 January of the year. */
function dayOf(file: string): string | null {
  const day = dateInName(file);
  if (day !== null) return day;
  const [, year] = /(?<!\d)((?:18|19|20)\d{2})(?!\d)/.exec(file) ?? [];
  if (year === undefined) return null;
  // a file named after 2011 or 2021 is the yearly set of 1 January: the censuses of the past had their own sets
  return Number(year) <= 1991 ? (censusDay(Number(year)) ?? `${year}-01-01`) : `${year}-01-01`;
}

/**
 * Reads a TopoJSON of Italian boundaries in WGS84: level and codes by the properties of its features, the day by its
 * name. Two features with one code are one unit. Throws NotASourceError for a topology without such properties,
 * BadFileError for one that contradicts itself.
 */
export function readBoundaries(file: string, bytes: Uint8Array): Boundaries {
  let topology: TopologyFile;
  try {
    topology = JSON.parse(new TextDecoder().decode(bytes)) as TopologyFile;
  } catch (error) {
    throw new BadFileError(file, null, `it is not valid JSON (${(error as Error).message})`);
  }
  const features = Object.values(topology.objects ?? {}).flatMap(({ geometries }) => geometries ?? []);
  const propertyOf = ({ id, properties }: Geometry, key: string) => (key === 'id' ? id : properties?.[key]);
  const [first] = features;
  const naming = first && NAMINGS.find(({ code }) => propertyOf(first, code) !== undefined);
  if (!naming || !Array.isArray(topology.arcs)) {
    const found = Object.keys(first?.properties ?? {}).join(', ');
    throw new NotASourceError(file, `its features have none of the codes of Italian boundaries; their properties are: ${found || 'none'}`);
  }
  const arcs = positionsOf(topology);
  const areas = new Map<string, Area>();
  features.forEach((feature, index) => {
    const text = String(propertyOf(feature, naming.code) ?? '').trim();
    if (text === '') throw new BadFileError(file, `feature ${index + 1}`, `"${naming.code}" is empty`);
    const code = naming.digits === null ? text : text.padStart(naming.digits, '0');
    if (naming.digits !== null && !/^\d+$/.test(code))
      throw new BadFileError(file, `feature ${index + 1}`, `"${naming.code}" is "${text}", not a code of ${naming.digits} digits`);
    const polygons = [...(areas.get(code)?.polygons ?? []), ...polygonsOf(file, index + 1, feature, arcs.length)];
    const name = naming.name === null ? undefined : propertyOf(feature, naming.name);
    areas.set(code, { code, name: typeof name === 'string' ? name : null, polygons });
  });
  return { level: naming.level, date: dayOf(file), file, arcs, areas: [...areas.values()] };
}
