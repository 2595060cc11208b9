import { unzipSync } from 'fflate';
import { BadFileError } from '../files/BadFileError.ts';

/** A shapefile: files of one name, of which `shp` has the shapes, `dbf` the properties, `prj` the projection, and `cpg` the encoding. */
export interface Shapefile {
  /** The name without its folder and its ending. */
  readonly name: string;
  readonly parts: Readonly<Partial<Record<ShapefilePart, Uint8Array>>>;
}

const PARTS = ['shp', 'shx', 'dbf', 'prj', 'cpg'] as const;
export type ShapefilePart = (typeof PARTS)[number];

/** The name of a shapefile with its folder, and which part of it an entry of a ZIP is. */
const ENTRY = /^(.*)\.(shp|shx|dbf|prj|cpg)$/i;

/** The names in a ZIP; none for other bytes, and for a damaged ZIP. */
function namesIn(bytes: Uint8Array): string[] {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return [];
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        return false;
      },
    });
  } catch {
    return [];
  }
  return names;
}

/** Whether the bytes of a file are those of a ZIP of shapefiles. */
export const isShapefileZip = (bytes: Uint8Array): boolean => namesIn(bytes).some((name) => /\.shp$/i.test(name));

/** Where the header of a file of shapes says how long the file is, in words of two bytes. */
const LENGTH_AT = 24;

/**
 * The shapefiles of a ZIP, in order of name.
 * Throws BadFileError for a ZIP that is damaged, and for a shapefile that lacks a part or whose shapes are cut short.
 */
export function shapefilesIn(file: string, bytes: Uint8Array): Shapefile[] {
  let entries: Record<string, Uint8Array>;
  try {
    entries = unzipSync(bytes, { filter: ({ name }) => ENTRY.test(name) });
  } catch (error) {
    throw new BadFileError(file, null, `it is a damaged ZIP (${(error as Error).message})`);
  }
  const found = new Map<string, Partial<Record<ShapefilePart, Uint8Array>>>();
  for (const [path, content] of Object.entries(entries)) {
    const [, name = '', part = ''] = ENTRY.exec(path) ?? [];
    found.set(name, { ...found.get(name), [part.toLowerCase()]: content });
  }
  return [...found]
    .filter(([, parts]) => parts.shp)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, parts]) => {
      const name = path.split('/').at(-1) ?? path;
      for (const part of ['dbf', 'prj'] as const)
        if (!parts[part]) throw new BadFileError(file, `${name}.shp`, `the ZIP has no ${name}.${part} beside it`);
      const shapes = parts.shp as Uint8Array;
      const length =
        shapes.byteLength < LENGTH_AT + 4 ? -1 : new DataView(shapes.buffer, shapes.byteOffset).getUint32(LENGTH_AT, false) * 2;
      if (length !== shapes.byteLength) throw new BadFileError(file, `${name}.shp`, 'its shapes are cut short');
      return { name, parts };
    });
}
