import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Archive } from '@territori/edition/archive/Archive';
import { INDEX } from '@territori/edition/archive/ArchiveIndex';
import type { EditionModel } from '@territori/edition/EditionModel';
import { CATALOGUE_FILE, compressedName, mapPath } from '@territori/edition/map/readMap';
import { editionName, isEditionName } from '@territori/history/edition/editionName';
import type { Edition } from '@territori/store/database';
import { historyPath } from '@territori/store/editionFile/HistoryFiles';
import { writeEditionFile } from '@territori/store/editionFile/writeEditionFile';
import type { Store } from '@territori/store/files/Store';
import { StoreError } from '@territori/store/files/StoreError';
import { compressHistory, HISTORY_FILES } from '@territori/store/storia/compressHistory';
import { writeArchive } from '../archive/writeArchive.ts';
import { type MapMaterial, makeMaps } from '../maps/makeMaps.ts';
import type { Effort } from '../maps/mapThread.ts';
import type { Progress } from '../sources/chooseSources.ts';
import type { FileMaterial } from './FileMaterial.ts';

/** Editions whose files stay. */
const KEPT = 5;

export interface WriteOptions {
  readonly progress?: Progress;
  /** Stops the work; the next load writes what is missing then. */
  readonly signal?: AbortSignal;
  /** How long the compression of the maps may take; `best` when left out. */
  readonly effort?: Effort | undefined;
}

interface Work extends Required<Omit<WriteOptions, 'effort'>> {
  readonly store: Store;
  readonly edition: Edition;
  readonly effort: Effort;
}

/**
 * Writes the missing files of an edition: the tables of its reports, rows, history, its maps, then the bulk files, whose index makes it
 * whole. Removes the files of editions before the last five and what killed loads left. One process at a time may do so. What cannot be
 * made for the file of the edition and for the maps is a line of `progress`, and the next load tries again. Throws StoreError where the
 * store cannot be written.
 */
export async function writeFiles(store: Store | null, material: FileMaterial, options: WriteOptions = {}): Promise<void> {
  const { progress = () => {}, signal = new AbortController().signal, effort = 'best' } = options;
  const { edition } = material.status;
  // a writer of the table of editions must not choose where files are written
  if (!isEditionName(editionName(edition))) throw new RangeError(`The fingerprint of the edition ${edition.id} is not hexadecimal digits`);
  for (const { path, content } of [...(material.tables ?? []), ...(material.rows ?? [])]) await store?.write(path, content);
  await writeHistory(store, material, progress);
  if (!store) return;
  const work: Work = { store, edition, progress, signal, effort };
  await removeRemains(work);
  if (material.maps) await writeMaps(work, material.maps);
  if (material.model) await writeBulkFiles(work, await material.model());
  else await countAsNewest(work);
  for (const { index } of (await new Archive(store).editions()).slice(KEPT)) await store.remove(index.edizione);
}

async function writeHistory(store: Store | null, { status, editionFile, history }: FileMaterial, progress: Progress): Promise<void> {
  if (!history) return;
  const compressed = await compressHistory(history);
  if (editionFile !== null) {
    await writeEditionFile(editionFile, status, compressed).catch(({ message }: Error) =>
      progress(`WARNING: the file of the edition, which npm run traduci reads, could not be written: ${message}`),
    );
  }
  for (const name of HISTORY_FILES) await store?.write(historyPath(status.edition, name), compressed[name]);
}

async function writeMaps({ store, edition, progress, signal, effort }: Work, material: MapMaterial): Promise<void> {
  progress('Preparing the maps; the edition is in service meanwhile');
  const made = await makeMaps(material, progress, signal, effort).catch(({ message }: Error) => {
    signal.throwIfAborted();
    progress(`WARNING: the maps could not be prepared: ${message}. The next load tries again`);
  });
  if (!made) return;
  for (const { name, content } of made.files) await store.write(mapPath(edition, compressedName(name)), content);
  // the files come in the order in which their compression ends, which differs from load to load
  const inOrder = made.files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const files = inOrder.map(({ name, content, plain }) => ({ name, bytes: content.byteLength, plain }));
  await store.write(mapPath(edition, CATALOGUE_FILE), JSON.stringify({ ...made.catalogue, files }));
  const kilobytes = Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);
  progress(`The maps are in service: ${made.catalogue.sets.length} sets of boundaries, ${files.length} files, ${kilobytes} KB`);
}

async function writeBulkFiles({ store, edition, progress, signal }: Work, model: EditionModel): Promise<void> {
  progress('Writing the bulk files');
  const name = editionName(edition);
  const folder = await store.workplace();
  try {
    const files = await writeArchive({ folder, name, edition }, model, signal);
    // the index, which makes the edition whole, comes last
    for (const file of [...files, INDEX]) await store.take(`${name}/${file}`, join(folder, file));
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof StoreError
      ? error
      : new StoreError(store.place, `the bulk files could not be written: ${(error as Error).message}`, error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  progress(`The bulk files are in ${store.place}`);
}

/** An edition that was put back into service counts as the newest: its files stay longest. */
async function countAsNewest({ store, edition }: Work): Promise<void> {
  const name = editionName(edition);
  const [newest] = await new Archive(store).editions();
  const index = newest?.index.edizione === name ? undefined : await store.read(`${name}/${INDEX}`);
  if (index) await store.write(`${name}/${INDEX}`, index.content);
}

/** What loads left that were killed: their workplaces, and folders of other editions that have not become whole. */
async function removeRemains({ store, edition }: Work): Promise<void> {
  await store.removeWorkplaces();
  for (const folder of await store.folders()) {
    if (folder === editionName(edition) || !isEditionName(folder)) continue;
    if (!(await store.read(`${folder}/${INDEX}`))) await store.remove(folder);
  }
}
