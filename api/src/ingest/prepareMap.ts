import { Worker } from 'node:worker_threads';
import type { Database, Edition } from '../database/index.ts';
import { searchPath } from '../database/sessionSettings.ts';
import type { MapCatalogue, MapFileEntry } from '../map/MapCatalogue.ts';
import { boundaryFiles } from './boundaryFiles.ts';
import type { Progress } from './chooseSources.ts';
import type { CompressedFile, Effort, MapAnswer, MapTask } from './mapThread.ts';
import type { InputFile } from './openFiles.ts';
import { readMapHistory } from './readMapHistory.ts';

/** The maps of an edition, made and not yet in service. */
interface MadeMap {
  catalogue: Omit<MapCatalogue, 'files'>;
  files: CompressedFile[];
}

const script = new URL('./mapThreadFromSource.mjs', import.meta.url);

/** Makes the maps in a thread, so that calls are answered meanwhile. Resolves to null when the signal stopped it. */
function inThread(
  history: string,
  kept: readonly InputFile[],
  progress: Progress,
  signal: AbortSignal | undefined,
  effort: Effort,
): Promise<MadeMap | null> {
  const task: MapTask = { history, files: kept.map(({ file }) => file), effort };
  const worker = new Worker(script, { workerData: task, execArgv: [] });
  const stop = () => void worker.terminate();
  signal?.addEventListener('abort', stop);
  const files: CompressedFile[] = [];
  const made = new Promise<MadeMap | null>((resolve, reject) => {
    worker.on('message', (answer: MapAnswer) => {
      if ('catalogue' in answer) resolve({ catalogue: answer.catalogue, files });
      else if ('wanted' in answer) kept[answer.wanted]?.bytes().then((bytes) => worker.postMessage(bytes), reject);
      else if ('leftOut' in answer) progress(`WARNING: not on the maps: ${answer.leftOut}`);
      else files.push(answer);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (signal?.aborted ? resolve(null) : reject(new Error(`the thread of the maps ended with code ${code}`))));
  });
  return made.finally(() => {
    signal?.removeEventListener('abort', stop);
    // also where a file could not be read: the thread would wait for it
    return worker.terminate();
  });
}

async function isPrepared(database: Database, edition: Edition): Promise<boolean> {
  const [row] = await database.read<{ n: number }>('select count(*) as n from mappa', [], { edition: edition.id });
  return (row?.n ?? 0) > 0;
}

async function store(database: Database, edition: Edition, { catalogue, files }: MadeMap): Promise<MapFileEntry[]> {
  const entries = files.map(({ name, content }): MapFileEntry => ({ name, bytes: content.byteLength }));
  await database.transaction(async (transaction) => {
    await transaction.run(`set local search_path = ${searchPath(edition.id)}`);
    for (const { name, content } of files)
      await transaction.query(`insert into mappa_file (nome, contenuto) values ($1, decode($2, 'base64'))`, [
        name,
        Buffer.from(content).toString('base64'),
      ]);
    await transaction.query('insert into mappa (catalogo) values ($1::text::jsonb)', [JSON.stringify({ ...catalogue, files: entries })]);
  });
  return entries;
}

async function prepare(
  database: Database,
  edition: Edition,
  progress: Progress,
  signal: AbortSignal | undefined,
  effort: Effort,
): Promise<void> {
  const kept = boundaryFiles(database, edition);
  if (signal?.aborted || !database.writable || kept.length === 0 || (await isPrepared(database, edition))) return;
  progress('Preparing the maps; the edition is in service meanwhile');
  const history = await readMapHistory(database, edition);
  if (signal?.aborted) return;
  const made = await inThread(history, kept, progress, signal, effort);
  if (!made) return;
  const entries = await store(database, edition, made);
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  progress(
    `The maps are in service: ${made.catalogue.sets.length} sets of boundaries, ${entries.length} files, ${Math.round(bytes / 1024)} KB`,
  );
}

/**
 * Prepares the maps of the edition in service from what the database holds of it, where it has boundaries and no maps yet; the edition
 * serves without them meanwhile. A thread computes them, and they go into service together. Where `signal` stops the work, the next start
 * begins it again. Never rejects: `progress` receives why the maps could not be made.
 */
export async function prepareMap(
  database: Database,
  edition: Edition,
  progress: Progress = () => {},
  signal?: AbortSignal,
  effort: Effort = 'best',
): Promise<void> {
  try {
    await prepare(database, edition, progress, signal, effort);
  } catch (error) {
    if (!signal?.aborted) progress(`WARNING: the maps could not be prepared: ${(error as Error).message}. The next start tries again`);
  }
}
