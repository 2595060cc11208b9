import { once } from 'node:events';
import { connect } from '../database/index.ts';
import { explainFailure } from '../ingest/explainFailure.ts';
import { placesOf } from './FileMaterial.ts';
import type { LoadAnswer, LoadTask } from './LoadTask.ts';
import { loadEdition } from './loadEdition.ts';

// the program of `loadApart`: loads, and writes the files of the edition once the owner may open the embedded database
const answer = (message: LoadAnswer) => process.send?.(message);
const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
// nobody waits for what an owner that was killed has asked for
process.once('disconnect', () => process.exit(1));

async function run({ request, place, effort, ...settings }: LoadTask): Promise<void> {
  const progress = (line: string) => void answer({ progress: line });
  const database = await connect(place);
  try {
    const { edition, loaded, refused, writeFiles } = await loadEdition(database, request, placesOf(settings), progress);
    if (database.engine === 'pglite') await database.close();
    answer({ loaded: { edition: edition.id, date: edition.date, loaded, refused: refused?.message ?? null } });
    await writeFiles({ effort, signal: stop.signal });
  } finally {
    if (database.engine !== 'pglite') await database.close();
  }
}

const [task] = (await once(process, 'message')) as [LoadTask];
try {
  await run(task);
} catch (error) {
  const known = explainFailure(error);
  if (!stop.signal.aborted) answer({ failed: known?.message ?? String((error as Error).stack), refused: known?.refused ?? false });
}
// its last answer has left when the channel is closed
process.removeAllListeners('disconnect');
process.disconnect();
