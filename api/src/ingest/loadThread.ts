import { parentPort, workerData } from 'node:worker_threads';
import { connect, type DatabasePlace } from '../database/index.ts';
import type { LoadRequest } from './chooseSources.ts';
import { explainFailure } from './explainFailure.ts';
import { load } from './load.ts';

/** What the owner of the thread asks for. */
export interface LoadTask {
  place: DatabasePlace;
  request: LoadRequest;
}

/** Lines while it works, then whether a new edition was made, or why not. */
export type LoadAnswer = { progress: string } | { loaded: boolean } | { refused: string };

const port = parentPort;
if (!port) throw new Error('loadThread runs as a worker thread');
const report = (answer: LoadAnswer) => port.postMessage(answer);
const { place, request } = workerData as LoadTask;

/** Resolves once the database is closed: its owner may then move the directory. */
async function answer(): Promise<LoadAnswer> {
  const database = await connect(place);
  try {
    const { loaded } = await load(database, request, { progress: (message) => report({ progress: message }) });
    return { loaded };
  } finally {
    await database.close();
  }
}

report(await answer().catch((error) => ({ refused: explainFailure(error)?.message ?? String(error) })));
