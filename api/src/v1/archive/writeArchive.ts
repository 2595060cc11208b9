import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import type { EditionModel } from '../model/EditionModel.ts';
import type { ArchiveWork } from './archiveWorker.ts';
import { type BulkTable, byKey, canonicalLine, keyOf } from './BulkTable.ts';
import type { BulkRow } from './Column.ts';
import { citation } from './citation.ts';
import { CITATION } from './fileNames.ts';
import { TABLES } from './tables.ts';

/** Lines that are written at once: in between, calls are answered. */
const BLOCK = 500;

function* canonicalBlocks(table: BulkTable, rows: readonly BulkRow[]): Generator<string> {
  let before: string | undefined;
  for (let start = 0; start < rows.length; start += BLOCK) {
    let text = '';
    for (const row of rows.slice(start, start + BLOCK)) {
      const key = keyOf(table, row);
      if (key === before) throw new Error(`Two rows of ${table.name} have the key ${key}`);
      before = key;
      text += canonicalLine(table, row);
    }
    yield text;
  }
}

/** Writes the rows of a table in their canonical form: JSONL, sorted by the key. */
async function writeCanonical({ folder, edition }: ArchiveWork, table: BulkTable, model: EditionModel): Promise<void> {
  const rows = [...(await table.rows(model, edition))].sort(byKey(table));
  await pipeline(Readable.from(canonicalBlocks(table, rows)), createWriteStream(join(folder, `${table.name}.jsonl`)));
}

/** In a build the thread's script stands beside this file as JavaScript; run from source it needs a loader first. */
const script = new URL(import.meta.url.endsWith('.ts') ? './archiveWorkerFromSource.mjs' : './archive-worker.js', import.meta.url);

/** Runs the thread that writes the other formats. */
async function derive(work: ArchiveWork, signal: AbortSignal): Promise<void> {
  const worker = new Worker(script, { workerData: work, execArgv: [] });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', (code) => {
        if (code === 0) resolve();
        else reject(signal.aborted ? signal.reason : new Error(`The thread that writes the archive ended with code ${code}`));
      });
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Writes all files of an edition into an empty folder. The canonical rows are written here; a thread makes the other formats of them, so
 * that the process goes on answering.
 */
export async function writeArchive(work: ArchiveWork, model: EditionModel, signal: AbortSignal): Promise<void> {
  const { folder, name, edition } = work;
  for (const table of TABLES) {
    signal.throwIfAborted();
    await writeCanonical(work, table, model);
  }
  await writeFile(join(folder, CITATION), citation(edition, name));
  await derive(work, signal);
}
