import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isWhole, readMaterial } from '@territori/load/loading/FileMaterial';
import { writeFiles } from '@territori/load/loading/writeFiles';
import { openStore } from '@territori/store/files/openStore';
import { inject } from 'vitest';
import { lockWhenFree, templateFiles } from './template.ts';
import { openLoaded } from './testDatabase.ts';

let writtenArchive: Promise<string> | undefined;

async function writeLoadedArchive(): Promise<string> {
  const folder = join(inject('sharedFolder'), 'archive');
  const places = { store: openStore(folder), editionFile: undefined };
  const { database } = await openLoaded('pglite');
  const edition = await database.edition();
  if (!edition) throw new Error('The test database has no edition');
  // another worker may be writing them
  const unlock = await lockWhenFree(`${folder}.lock`);
  try {
    if (await isWhole(edition, places)) return folder;
    await mkdir(folder, { recursive: true });
    await cp(await templateFiles(), folder, { recursive: true });
    await writeFiles(places.store, await readMaterial(database, edition, places));
    return folder;
  } finally {
    unlock();
  }
}

/**
 * The folder with the files of the real history, which are written once for each run. An API on `openLoaded` that gets this folder has
 * its archive and its maps at once. Tests only read it: one that changes it takes a copy. Give `beforeAll` four minutes for the first.
 */
export function loadedArchive(): Promise<string> {
  writtenArchive ??= writeLoadedArchive();
  return writtenArchive;
}
