import { connect, type Database, hasDatabase } from '@territori/store/database';
import type { Progress } from '../sources/chooseSources.ts';
import { isWhole, placesOf } from './FileMaterial.ts';
import type { LoadTask } from './LoadTask.ts';
import { isUpToDate } from './load.ts';
import { loadApart } from './loadApart.ts';

/** The database of a portal after its data were brought up to date. */
export interface OpenedData {
  readonly database: Database;
  /** Why the data could not be loaded, when they could not; the edition before, if there is one, is in service then. */
  readonly failure: Error | undefined;
  /** Resolves when the files of the edition in service are written, or it is known why they are not. */
  readonly written: Promise<void>;
  /** Stops the writing of files. */
  stop(): Promise<void>;
}

/** Whether the edition in service is what a load would make, with all its files. A load says what is wrong where this cannot be known. */
async function isReady(database: Database, { request, ...settings }: LoadTask): Promise<boolean> {
  const edition = await database.edition();
  if (!edition || !(await isUpToDate(database, request).catch(() => false))) return false;
  return isWhole(edition, placesOf(settings)).catch(() => false);
}

/**
 * Opens the database of the environment. Where there is something to load or to write, a process does it first, and this one opens the
 * database when it is closed there; the files of the edition are written meanwhile. Rejects when the database cannot be opened.
 * @param opening the database, where it is being opened already
 */
export async function openData(
  task: LoadTask,
  progress: Progress,
  opening: Promise<Database> | undefined = hasDatabase() ? connect({ whenNeeded: true }) : undefined,
): Promise<OpenedData> {
  const opened = await opening;
  if (opened && (await isReady(opened, task))) {
    return { database: opened, failure: undefined, written: Promise.resolve(), stop: async () => {} };
  }
  await opened?.close();
  const { loaded, written, stop } = loadApart(task, progress);
  const failure = await loaded.then(
    () => undefined,
    (error: Error) => error,
  );
  return {
    database: await connect({ whenNeeded: true }),
    failure,
    written: written.catch((error: Error) => {
      if (!failure) progress(`WARNING: ${error.message}. The next start, or npm run data -- archive, writes the files that are missing`);
    }),
    stop,
  };
}
