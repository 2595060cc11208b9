import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Database } from '@territori/store/database';
import type { FileSettings } from '../loading/LoadTask.ts';
import { type LoadedBeside, loadBeside } from '../loading/loadBeside.ts';
import { CARRIED_RECORD, updatedRecord } from '../record/dataPlaces.ts';
import { recordHash } from '../record/openRecord.ts';
import type { Progress } from '../sources/chooseSources.ts';
import { updateBeside } from './updateBeside.ts';

/** Puts a record in the place of the one that is kept, or none where there is no new one. Each step leaves a whole record or none. */
async function replaceFolder(kept: string, made: string): Promise<void> {
  const old = `${kept}.old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(kept)) await rename(kept, old);
  if (existsSync(made)) await rename(made, kept);
  await rm(old, { recursive: true, force: true });
}

const hashIn = (folder: string): Promise<string | null> => recordHash(folder).catch(() => null);

/**
 * Makes an edition of the record with what the files of an official archive say newer, and keeps that record for the next start. Resolves
 * to the new edition, whose files are being written, undefined where nothing is newer than what is in service. A record that is refused
 * or fails a check changes nothing, and the error says why.
 */
export async function loadUpdate(
  database: Database,
  archive: string,
  progress: Progress,
  files: FileSettings,
  record = CARRIED_RECORD,
): Promise<LoadedBeside | undefined> {
  const kept = updatedRecord(archive);
  const made = `${kept}.new`;
  await rm(made, { recursive: true, force: true });
  try {
    const changed = await updateBeside({ archive, record, earlier: kept, into: made }, progress);
    if ((await hashIn(made)) === (await hashIn(kept))) return undefined;
    const request = { by: 'record', folder: changed.length > 0 ? made : record } as const;
    const update = await loadBeside(database, { request, ...files }, progress);
    await replaceFolder(kept, made);
    if (!update.loaded) return undefined;
    const { id } = update.edition;
    progress(`official addresses: edition ${id} in service, with what has changed in ${changed.join(', ') || 'nothing any more'}`);
    return update;
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}
