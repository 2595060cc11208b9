import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, LOAD_STATEMENT_TIMEOUT } from '@territori/store/database';
import { load } from '../loading/load.ts';
import { CARRIED_RECORD, updatedRecord } from '../record/dataPlaces.ts';
import { writeRecord } from '../record/writeRecord.ts';
import type { Progress } from '../sources/chooseSources.ts';
import { readRecord, updateRecord } from './updateRecord.ts';

/**
 * Writes into the repository's record what the files of an official archive say newer, so that a release carries it. The new record is
 * first loaded into a database of its own: one that fails a check is refused, and the files stay as they were. Resolves to the files that
 * have changed.
 * @param record the folder of the record
 */
export async function refreshRecord(archive: string, progress: Progress, record = CARRIED_RECORD): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-record-'));
  try {
    const made = join(folder, 'record');
    const changed = await updateRecord({ archive, record, earlier: updatedRecord(archive), into: made }, progress);
    if (changed.length === 0) return changed;
    const database = await connect({ directory: join(folder, 'database'), statementTimeout: LOAD_STATEMENT_TIMEOUT });
    try {
      await load(database, { by: 'record', folder: made }, { progress });
    } finally {
      await database.close();
    }
    const files = await readRecord(made);
    // where a file came from says an update only, which is compared with the next
    await writeRecord(
      record,
      files.map(({ resource: { from: _, ...resource }, text }) => ({ resource, text })),
    );
    return changed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
