import type { Database } from '../database/index.ts';
import { inThread } from '../process/inThread.ts';
import type { LoadRequest } from './chooseSources.ts';
import type { Loaded, LoadOptions } from './load.ts';
import type { LoadTask } from './loadThread.ts';

const thread = new URL('./loadThread.ts', import.meta.url);

/**
 * Loads as `load` does, beside a portal that answers meanwhile: reading the files and making the history would keep every call waiting,
 * so a thread does it, on a copy of the database where that has one session only. Throws an error with
 * the message of what `load` throws.
 */
export async function loadBeside(database: Database, request: LoadRequest, { progress = () => {} }: LoadOptions = {}): Promise<Loaded> {
  let loaded = false;
  await database.changeBeside(async (place) => {
    loaded = await inThread<boolean>(thread, { place, request } satisfies LoadTask, progress);
    return loaded;
  });
  const edition = await database.edition();
  if (!edition) throw new Error('The new edition is not there after its load');
  return { edition, loaded };
}
