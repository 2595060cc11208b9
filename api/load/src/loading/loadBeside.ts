import type { Database, Edition } from '@territori/store/database';
import type { Progress } from '../sources/chooseSources.ts';
import type { LoadTask } from './LoadTask.ts';
import { type LoadApart, loadApart } from './loadApart.ts';

/** An edition that was loaded beside a portal, and the process that goes on to write its files. */
export interface LoadedBeside extends Pick<LoadApart, 'written' | 'stop'> {
  readonly edition: Edition;
  /** False when the edition that was in service was made of the same files. */
  readonly loaded: boolean;
}

/**
 * Loads beside a portal that answers meanwhile: in a process of its own, on a copy of the database where that has one session only.
 * Rejects with FailedLoad.
 */
export async function loadBeside(database: Database, task: Omit<LoadTask, 'place'>, progress: Progress): Promise<LoadedBeside> {
  let process: LoadApart | undefined;
  let loaded = false;
  await database.changeBeside(async (place) => {
    process = loadApart({ ...task, place }, progress);
    ({ loaded } = await process.loaded);
    return loaded;
  });
  const edition = await database.edition();
  if (!edition || !process) throw new Error('The new edition is not there after its load');
  return { edition, loaded, written: process.written, stop: process.stop };
}
