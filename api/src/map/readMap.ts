import { brotliDecompressSync } from 'node:zlib';
import type { Database, Edition } from '../database/index.ts';
import type { MapCatalogue } from './MapCatalogue.ts';

/** The catalogue of the maps of an edition; undefined while they are prepared, and where no boundaries are loaded. */
export async function readMapCatalogue(database: Database, edition: Edition): Promise<MapCatalogue | undefined> {
  const [row] = await database.read<{ catalogo: MapCatalogue }>('select catalogo from mappa', [], { edition: edition.id });
  return row?.catalogo;
}

/** A file of the maps as it is kept, compressed with Brotli; undefined when there is none of this name. */
export async function readMapFile(database: Database, edition: Edition, name: string): Promise<Buffer | undefined> {
  const [row] = await database.read<{ contenuto: string }>(
    `select encode(contenuto, 'base64') as contenuto from mappa_file where nome = $1`,
    [name],
    { edition: edition.id },
  );
  return row && Buffer.from(row.contenuto, 'base64');
}

export const plainMapFile = (compressed: Buffer): Buffer => brotliDecompressSync(compressed);
