import { once } from 'node:events';
import { connect, LOAD_STATEMENT_TIMEOUT } from '@territori/store/database';
import { explainFailure } from './explainFailure.ts';
import { placesOf } from './FileMaterial.ts';
import type { LoadAnswer, LoadTask } from './LoadTask.ts';
import { loadEdition } from './loadEdition.ts';

// the program of `loadApart`: loads, and writes the files of the edition once the owner may open the embedded database
const answerLoad = (message: LoadAnswer) =>
  new Promise<void>((resolve) => void process.send?.(message, undefined, undefined, () => resolve()));
const stopOfLoad = new AbortController();
process.once('SIGTERM', () => stopOfLoad.abort());
// a terminal sends it to the owner too, who decides
process.on('SIGINT', () => {});
// nobody waits for what an owner that was killed has asked for
process.once('disconnect', () => process.exit(1));

async function runLoad({ request, place, effort, ...settings }: LoadTask): Promise<void> {
  const progress = (line: string) => void answerLoad({ progress: line });
  const database = await connect({ ...place, statementTimeout: LOAD_STATEMENT_TIMEOUT });
  let close: Promise<void> | undefined;
  try {
    const { edition, loaded, refused, writeFiles } = await loadEdition(database, request, placesOf(settings), progress);
    // a server is needed until no other load may write
    if (database.engine === 'pglite') {
      close = database.close();
      await close;
    }
    await answerLoad({ loaded: { edition: edition.id, date: edition.date, loaded, refused: refused?.message ?? null } });
    await writeFiles({ effort, signal: stopOfLoad.signal });
  } finally {
    await (close ?? database.close());
  }
}

const [task] = (await once(process, 'message')) as [LoadTask];
try {
  await runLoad(task);
} catch (error) {
  const known = explainFailure(error);
  if (!stopOfLoad.signal.aborted)
    await answerLoad({ failed: known?.message ?? String((error as Error).stack), refused: known?.refused ?? false });
}
process.exit();
