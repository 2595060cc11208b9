import type { MapCatalogue } from '@territori/edition/map/MapCatalogue';
import { startThread } from '@territori/process/apart';
import type { Database, Edition } from '@territori/store/database';
import { boundaryFiles } from '../sources/boundaryFiles.ts';
import type { Progress } from '../sources/chooseSources.ts';
import type { CompressedFile, Effort, MapAnswer, MapTask } from './mapThread.ts';
import { readMapHistory } from './readMapHistory.ts';

/** What the maps of an edition are made of. */
export interface MapMaterial {
  /** The JSON text of a MapHistory with the ranks of its units. */
  readonly history: string;
  readonly boundaries: readonly { readonly file: string; readonly bytes: Uint8Array }[];
}

/** The maps of an edition. */
export interface MadeMaps {
  readonly catalogue: Omit<MapCatalogue, 'files'>;
  readonly files: readonly CompressedFile[];
}

/** Reads what the maps of an edition are made of; null where it has no boundaries. */
export async function readMapMaterial(database: Database, edition: Edition): Promise<MapMaterial | null> {
  const files = boundaryFiles(database, edition);
  if (files.length === 0) return null;
  const boundaries: { file: string; bytes: Uint8Array }[] = [];
  for (const { file, bytes } of files) boundaries.push({ file, bytes: await bytes() });
  return { history: await readMapHistory(database, edition), boundaries };
}

/**
 * Makes the maps in a thread, so that this one goes on with other work. Rejects when a file cannot be read or the signal stops the work.
 * @param progress receives which boundaries are not on the maps, and why
 */
export async function makeMaps(
  { history, boundaries }: MapMaterial,
  progress: Progress,
  signal: AbortSignal,
  effort: Effort,
): Promise<MadeMaps> {
  signal.throwIfAborted();
  const task: MapTask = { history, files: boundaries.map(({ file }) => file), effort };
  const worker = startThread(new URL('./mapThread.ts', import.meta.url), task);
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  const files: CompressedFile[] = [];
  try {
    return await new Promise<MadeMaps>((resolve, reject) => {
      worker.on('message', (answer: MapAnswer) => {
        if ('catalogue' in answer) resolve({ catalogue: answer.catalogue, files });
        else if ('wanted' in answer) worker.postMessage(boundaries[answer.wanted]?.bytes);
        else if ('leftOut' in answer) progress(`WARNING: not on the maps: ${answer.leftOut}`);
        else files.push(answer);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(signal.aborted ? signal.reason : new Error(`the thread of the maps ended with code ${code}`)));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    // also where it failed: the thread would wait for a file
    await worker.terminate();
  }
}
