import { arcNumber } from '@territori/history/boundaries/arcs';
import type { Area, Boundaries, Position } from '@territori/history/boundaries/Boundaries';
import { BadFileError, NotASourceError } from '../files/BadFileError.ts';
import { boundaryDay } from './boundaryDay.ts';
import { type BoundaryNaming, boundaryName, boundaryNamingOf } from './boundaryNaming.ts';

interface Geometry {
  type?: unknown;
  id?: unknown;
  properties?: Record<string, unknown> | null;
  arcs?: unknown;
}

export interface TopologyFile {
  type: 'Topology';
  /** True in the boundaries that the record carries as the institute publishes them. */
  originale?: boolean;
  transform?: { scale: [number, number]; translate: [number, number] } | undefined;
  arcs: number[][][];
  objects: Record<string, { type: string; geometries?: Geometry[] }>;
}

/** The beginning of a TopoJSON text: its type comes first, or within the first members. */
const TOPOLOGY = /^\s*\{[^{}[\]]*"type"\s*:\s*"Topology"/;

/** Whether the bytes of a file are those of a TopoJSON. */
export const isTopology = (bytes: Uint8Array): boolean => TOPOLOGY.test(new TextDecoder().decode(bytes.subarray(0, 400)));

/** The positions of the arcs in degrees. */
export function positionsOf({ arcs, transform }: Pick<TopologyFile, 'arcs' | 'transform'>): Position[][] {
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

/** The properties of a feature, with its id where it has one. */
const propertiesOf = ({ id, properties }: Geometry): Record<string, unknown> => ({ ...properties, ...(id !== undefined && { id }) });

/** The code of a unit with all its digits. Throws BadFileError for a code that is empty or has other signs. */
export function unitCode({ code, digits }: BoundaryNaming, value: unknown, file: string, place: string): string {
  const text = String(value ?? '').trim();
  if (text === '') throw new BadFileError(file, place, `"${code}" is empty`);
  if (digits === null) return text;
  const padded = text.padStart(digits, '0');
  if (!/^\d+$/.test(padded)) throw new BadFileError(file, place, `"${code}" is "${text}", not a code of ${digits} digits`);
  return padded;
}

/**
 * The boundaries in a topology in WGS84: level and codes by the properties of its features. Two features with one code are one unit.
 * Throws NotASourceError for a topology without such properties, BadFileError for one that contradicts itself.
 */
export function boundariesOf(file: string, topology: TopologyFile, date: string | null): Boundaries {
  const features = Object.values(topology.objects ?? {}).flatMap(({ geometries }) => geometries ?? []);
  const [first] = features;
  const naming = first && boundaryNamingOf(propertiesOf(first));
  if (!naming || !Array.isArray(topology.arcs)) {
    const found = Object.keys(first?.properties ?? {}).join(', ');
    throw new NotASourceError(file, `its features have none of the codes of Italian boundaries; their properties are: ${found || 'none'}`);
  }
  const arcs = positionsOf(topology);
  const areas = new Map<string, Area>();
  features.forEach((feature, index) => {
    const properties = propertiesOf(feature);
    const code = unitCode(naming, properties[naming.code], file, `feature ${index + 1}`);
    const polygons = [...(areas.get(code)?.polygons ?? []), ...polygonsOf(file, index + 1, feature, arcs.length)];
    areas.set(code, { code, name: boundaryName(naming, properties), polygons });
  });
  return { level: naming.level, date, file, arcs, areas: [...areas.values()] };
}

/** Reads a TopoJSON of Italian boundaries; the day is that of its name. Throws as `boundariesOf`. */
export function readBoundaries(file: string, bytes: Uint8Array): Boundaries {
  let topology: TopologyFile;
  try {
    topology = JSON.parse(new TextDecoder().decode(bytes)) as TopologyFile;
  } catch (error) {
    throw new BadFileError(file, null, `it is not valid JSON (${(error as Error).message})`);
  }
  const boundaries = boundariesOf(file, topology, boundaryDay(file, 'topology'));
  return topology.originale === true ? { ...boundaries, original: true } : boundaries;
}
