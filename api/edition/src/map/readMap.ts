import { brotliDecompressSync } from 'node:zlib';
import { editionName } from '@territori/history/edition/editionName';
import type { Store } from '@territori/store/files/Store';
import type { MapCatalogue } from './MapCatalogue.ts';

/** The names of the maps of an edition in its folder. The catalogue is written last: without it there are no maps. */
export const mapPath = (edition: { readonly fingerprint: string }, name: string): string => `${editionName(edition)}/mappe/${name}`;
export const CATALOGUE_FILE = 'catalogo.json';
/** A file of the maps is kept compressed with Brotli. */
export const compressedName = (name: string): string => `${name}.br`;

/** The catalogue of the maps of an edition; undefined while they are prepared, and where no boundaries are loaded. */
export async function readMapCatalogue(store: Store, edition: { readonly fingerprint: string }): Promise<MapCatalogue | undefined> {
  const file = await store.read(mapPath(edition, CATALOGUE_FILE));
  return file && (JSON.parse(file.content.toString()) as MapCatalogue);
}

/** A file of the maps as it is kept, compressed with Brotli. Give a name from the catalogue: undefined when the file is not there. */
export async function readMapFile(store: Store, edition: { readonly fingerprint: string }, name: string): Promise<Buffer | undefined> {
  return (await store.read(mapPath(edition, compressedName(name))))?.content;
}

export const plainMapFile = (compressed: Buffer): Buffer => brotliDecompressSync(compressed);
