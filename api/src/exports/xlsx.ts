import { Readable } from 'node:stream';
import { ReadableStream, TransformStream } from 'node:stream/web';
import { type TransferListItem, Worker } from 'node:worker_threads';
import { TooManyFiles } from '../http/errors.ts';
import { Turns } from '../process/Turns.ts';
import type { Sheet, SheetProperties } from './writeXlsx.ts';
import type { XlsxTask } from './xlsxThread.ts';

/** Files that are written at the same time. One thread writes them, so that more would only take memory. */
const AT_A_TIME = 2;
/** Files that may wait; a caller beyond them is asked to come again. */
const MAY_WAIT = 16;

const turns = new Turns(AT_A_TIME);
let refused = 0;

/** The files that this process writes and that wait, and how many it has refused since its start. */
export const downloads = () => ({ running: turns.running, waiting: turns.waiting, refused });

const script = new URL('./xlsxThreadFromSource.mjs', import.meta.url);
interface WritingThread {
  readonly worker: Worker;
  /** Rejects when the thread ends. */
  readonly ended: Promise<never>;
}

let writing: WritingThread | undefined;

/** The thread that writes files: an XLSX of 8,000 rows takes a second of processor time, in which every other call would wait. */
function writingThread(): WritingThread {
  if (writing) return writing;
  const worker = new Worker(script, { execArgv: [] });
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that writes XLSX files has ended')));
  });
  // the next file starts another
  ended.catch(() => {
    writing = undefined;
  });
  worker.unref();
  writing = { worker, ended };
  return writing;
}

async function* inTurn(sheets: readonly Sheet[], properties: SheetProperties): AsyncGenerator<Uint8Array> {
  const giveBack = await turns.take();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const file = readable.getReader();
  try {
    const { worker, ended } = writingThread();
    const task: XlsxTask = {
      sheets: sheets.map((sheet) => ({ ...sheet, blocks: ReadableStream.from(sheet.blocks) })),
      properties,
      file: writable,
    };
    worker.postMessage(task, [...task.sheets.map(({ blocks }) => blocks), writable] as unknown as TransferListItem[]);
    for (;;) {
      const { done, value } = await Promise.race([file.read(), ended]);
      if (done) return;
      yield value;
    }
  } finally {
    giveBack();
    await file.cancel().catch(() => {});
  }
}

/**
 * An XLSX file of some sheets (`writeXlsx`), which a thread writes while it is sent. Two files are written at a time; the others wait.
 * Throws TooManyFiles when too many wait already.
 */
export function xlsxStream(sheets: readonly Sheet[], properties: SheetProperties): Readable {
  if (turns.waiting >= MAY_WAIT) {
    refused += 1;
    throw new TooManyFiles();
  }
  return Readable.from(inTurn(sheets, properties), { objectMode: false });
}
