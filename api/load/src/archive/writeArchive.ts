import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ArchiveIndex, INDEX } from '@territori/edition/archive/ArchiveIndex';
import { type BulkTable, canonicalLine, compareKeys, keyOf } from '@territori/edition/archive/BulkTable';
import type { BulkRow } from '@territori/edition/archive/Column';
import { citation } from '@territori/edition/archive/citation';
import { CITATION } from '@territori/edition/archive/fileNames';
import { TABLES } from '@territori/edition/archive/tables';
import type { EditionModel } from '@territori/edition/EditionModel';
import { startThread } from '@territori/process/apart';
import type { ArchiveWork } from './archiveWorker.ts';

/** Lines that are written at once. */
const BLOCK = 500;

/** The rows of a table in their canonical form. Throws where they are not in the order of their keys, or two have one key. */
async function* canonicalBlocks(table: BulkTable, work: ArchiveWork, model: EditionModel): AsyncGenerator<string> {
  let before: BulkRow | undefined;
  let lines: string[] = [];
  for await (const row of table.rows(model, work.edition)) {
    if (before && compareKeys(table, before, row) >= 0)
      throw new Error(`A row of ${table.name} comes after ${keyOf(table, before)}: ${keyOf(table, row)}`);
    before = row;
    lines.push(canonicalLine(table, row));
    if (lines.length < BLOCK) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}

/** Runs the thread that writes the other formats. */
async function runArchiveWorker(work: ArchiveWork, signal: AbortSignal): Promise<void> {
  const worker = startThread(new URL('./archiveWorker.ts', import.meta.url), work);
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
 * Writes the bulk files of an edition and their index into an empty folder, and resolves to the names of the files. The canonical rows are
 * written here; a thread makes the other formats of them, in a heap of its own.
 */
export async function writeArchive(work: ArchiveWork, model: EditionModel, signal: AbortSignal): Promise<string[]> {
  const { folder, name, edition } = work;
  for (const table of TABLES) {
    signal.throwIfAborted();
    const path = join(folder, `${table.name}.jsonl`);
    await pipeline(Readable.from(canonicalBlocks(table, work, model)), createWriteStream(path), { signal });
  }
  await writeFile(join(folder, CITATION), citation(edition, name));
  await runArchiveWorker(work, signal);
  const { file } = JSON.parse(await readFile(join(folder, INDEX), 'utf8')) as ArchiveIndex;
  return file.map(({ nome }) => nome);
}
