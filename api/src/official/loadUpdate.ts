import { rename, rm } from 'node:fs/promises';
import type { Database, Edition } from '../database/index.ts';
import type { Progress } from '../ingest/chooseSources.ts';
import { updatedRecord } from '../ingest/dataPlaces.ts';
import { loadBeside } from '../ingest/loadBeside.ts';
import { updateRecord } from './updateRecord.ts';

/**
 * Makes an edition of the record with what the files of an official archive say newer, and keeps that record for the next start. Resolves
 * to the new edition, undefined where nothing is newer than what is in service. A record that is refused or fails a check
 * changes nothing, and the error says why.
 */
export async function loadUpdate(database: Database, archive: string, progress: Progress): Promise<Edition | undefined> {
  const kept = updatedRecord(archive);
  const made = `${kept}.new`;
  await rm(made, { recursive: true, force: true });
  try {
    const changed = await updateRecord(archive, made, kept);
    if (changed.length === 0) return undefined;
    const { edition, loaded } = await loadBeside(database, { by: 'record', folder: made }, { progress });
    await rm(kept, { recursive: true, force: true });
    await rename(made, kept);
    if (!loaded) return undefined;
    progress(`official addresses: edition ${edition.id} in service, with what has changed in ${changed.join(', ')}`);
    return edition;
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}
