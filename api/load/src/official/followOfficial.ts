import type { Database } from '@territori/store/database';
import type { FileSettings } from '../loading/LoadTask.ts';
import { CARRIED_RECORD, type DataPlaces, fetchesOfficial, officialFolder } from '../record/dataPlaces.ts';
import type { Clock } from './Clock.ts';
import { loadUpdate } from './loadUpdate.ts';
import { OfficialUpdates } from './OfficialUpdates.ts';
import { openArchive } from './openArchive.ts';
import { servesRecord } from './servesRecord.ts';

export interface FollowOptions {
  /** Receives what happens, in English, a line at a time. */
  readonly progress: (message: string) => void;
  /** Where the files of an updated edition are written. */
  readonly files: FileSettings;
  /** Settles when the load of a start has written its files. */
  readonly loading?: Promise<void>;
  /** Called when an updated edition has gone into service. */
  readonly onEdition?: () => Promise<void>;
  /** Where a start looks for data. */
  readonly places?: DataPlaces;
  readonly clock?: Clock;
}

/**
 * The work that keeps the record up to date with the official addresses, beside a portal that serves meanwhile; it has not begun yet.
 * Null where the data of the portal come from elsewhere (`servesRecord`), or where PORTALE_UFFICIALI=no forbids it.
 */
export async function followOfficial(database: Database, options: FollowOptions): Promise<OfficialUpdates | null> {
  const { progress, files, onEdition = async () => {}, loading, places, clock } = options;
  if (!fetchesOfficial() || !(await servesRecord(database, places))) return null;
  const record = places?.record ?? CARRIED_RECORD;
  const archive = await openArchive(officialFolder(), {
    record,
    // a machine without a network lacks nothing, so its log names no error
    onWait: (reason) =>
      progress(
        reason.includes('getaddrinfo')
          ? 'official addresses: there is no network; the portal serves the record that it carries, and asks again later'
          : `official addresses: ${reason}; they are asked again, and the edition in service stays`,
      ),
    ...(clock && { clock }),
  });
  return new OfficialUpdates({
    archive,
    progress,
    ...(clock && { clock }),
    async load(signal) {
      // an operator may have loaded other files since
      if (!(await servesRecord(database, places))) return;
      // one load at a time writes files
      await loading;
      const update = await loadUpdate(database, archive.folder, progress, files, record);
      if (!update) return;
      signal.addEventListener('abort', () => void update.stop(), { once: true });
      if (signal.aborted) await update.stop();
      await onEdition();
      await update.written.catch(({ message }: Error) => progress(`WARNING: ${message}. The next start writes the files that are missing`));
    },
  });
}
