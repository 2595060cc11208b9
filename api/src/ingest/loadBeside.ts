import { Worker } from 'node:worker_threads';
import type { Database } from '../database/index.ts';
import type { LoadRequest } from './chooseSources.ts';
import type { Loaded, LoadOptions } from './load.ts';
import type { LoadAnswer, LoadTask } from './loadThread.ts';

const script = new URL('./loadThreadFromSource.mjs', import.meta.url);

/**
 * Loads as `load` does, beside a portal that answers meanwhile: reading the files and making the history would keep every call waiting,
 * so a thread does it, on a copy of the database where that has one session only. Throws an error with
 * the message of what `load` throws.
 */
export async function loadBeside(database: Database, request: LoadRequest, { progress = () => {} }: LoadOptions = {}): Promise<Loaded> {
  let loaded = false;
  await database.changeBeside(async (place) => {
    loaded = await inThread({ place, request }, progress);
    return loaded;
  });
  const edition = await database.edition();
  if (!edition) throw new Error('The new edition is not there after its load');
  return { edition, loaded };
}

/** Runs one load in a thread. Resolves to whether it made a new edition. */
function inThread(task: LoadTask, progress: (message: string) => void): Promise<boolean> {
  const worker = new Worker(script, { workerData: task, execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.on('message', (answer: LoadAnswer) => {
      if ('progress' in answer) progress(answer.progress);
      else if ('loaded' in answer) resolve(answer.loaded);
      else reject(new Error(answer.refused));
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`the thread of the load ended with code ${code}`)));
  });
}
