import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { Archive } from '../v1/archive/Archive.ts';
import { EditionModel } from '../v1/model/EditionModel.ts';
import { openLoaded } from './testDatabase.ts';

let written: Promise<string> | undefined;

async function write(): Promise<string> {
  const archive = new Archive(join(inject('sharedFolder'), 'archive'));
  const { database } = await openLoaded('pglite');
  const edition = await database.edition();
  if (!edition) throw new Error('The test database has no edition');
  // false while another worker writes it
  while (!(await archive.write(edition, () => EditionModel.read(database, edition)))) await pause(200);
  return archive.folder;
}

/**
 * The folder with the bulk files of the real history, which are written once a run. An API on `openLoaded` that gets this folder has its
 * archive at once. Tests only read it: one that changes it takes a copy. Give `beforeAll` four minutes for the first.
 */
export function loadedArchive(): Promise<string> {
  written ??= write();
  return written;
}
