import { loadUpdate } from '@territori/load/official/loadUpdate';
import { openArchive } from '@territori/load/official/openArchive';
import { refreshRecord } from '@territori/load/official/refreshRecord';
import { servesRecord } from '@territori/load/official/servesRecord';
import { CARRIED_RECORD, fetchesOfficial, officialFolder, refreshFolder } from '@territori/load/record/dataPlaces';
import type { Database } from '@territori/store/database';
import type { DataOptions } from './DataOptions.ts';
import { fileSettings } from './fileSettings.ts';
import { printProgress } from './printProgress.ts';

/** A one-shot job of a cluster has half an hour, the load included. */
export const FETCH_MINUTES = 20;

/** Fetches the official files and loads what they say newer. Where not all have come within `FETCH_MINUTES`, the next run goes on. */
export async function fetchOfficialAndLoad(database: Database, { clock, record = CARRIED_RECORD }: DataOptions): Promise<void> {
  if (!fetchesOfficial()) {
    printProgress('Nothing is fetched: PORTALE_UFFICIALI=no forbids it');
    return;
  }
  if (!(await servesRecord(database))) {
    printProgress('Nothing is fetched: the edition in service was not made of the record');
    return;
  }
  const archive = await openArchive(officialFolder(), {
    record,
    onWait: (reason) => printProgress(`Waiting for the official addresses: ${reason}`),
    ...(clock && { clock }),
  });
  const limit = AbortSignal.timeout(FETCH_MINUTES * 60_000);
  try {
    await archive.round(limit);
  } catch (error) {
    if (!limit.aborted) throw error;
    printProgress(
      `The official files have not all come within ${FETCH_MINUTES} minutes: the edition in service stays, and the next run continues`,
    );
    return;
  }
  const update = await loadUpdate(database, archive.folder, printProgress, fileSettings(), record);
  if (update) await update.written;
  else printProgress('Nothing has changed at the official addresses');
}

/** Fetches the official files and writes what they say newer into the record of the repository. */
export async function fetchIntoRecord(folder = refreshFolder(), { clock, record = CARRIED_RECORD }: DataOptions = {}): Promise<void> {
  const archive = await openArchive(folder, { progress: printProgress, record, boundaries: 'later', ...(clock && { clock }) });
  await archive.round(new AbortController().signal);
  const changed = await refreshRecord(archive.folder, printProgress, record);
  printProgress(changed.length === 0 ? 'Nothing has changed at the official addresses' : `Changed in ${record}: ${changed.join(', ')}`);
}

/** Fetches the official files into a folder. */
export async function fetchOfficial(folder = officialFolder(), { clock, record }: DataOptions = {}): Promise<void> {
  const archive = await openArchive(folder, { progress: printProgress, ...(record && { record }), ...(clock && { clock }) });
  await archive.round(new AbortController().signal);
  printProgress(`The official files are in ${folder}`);
}
