import { Readable } from 'node:stream';
import { ReadableStream, type ReadableStreamReadResult, TransformStream } from 'node:stream/web';
import type { TransferListItem, Worker } from 'node:worker_threads';
import { startThread } from '@territori/process/apart';
import { Turns } from '@territori/process/Turns';
import { TooManyFiles } from '../http/errors.ts';
import { RESTS_AFTER } from '../process/restsAfter.ts';
import type { FileTask, FileToWrite, NamedTable } from './fileThread.ts';
import type { GivenTable } from './table.ts';
import type { SheetProperties } from './writeXlsx.ts';

/** Files that are written at the same time. One thread writes them, so that more would only take memory. */
const AT_A_TIME = 2;
/** Files that may wait; a caller beyond them is asked to come again. */
const MAY_WAIT = 16;
/** Bytes of a file that are written ahead of its reader. A shorter file is written at once, so that a slow reader keeps nobody waiting. */
const AHEAD = 2 * 1024 * 1024;

const turnsOfFiles = new Turns(AT_A_TIME);
let refusedFiles = 0;

/** The files that this process writes and that wait, and how many it has refused since its start. */
export const downloads = () => ({ running: turnsOfFiles.running, waiting: turnsOfFiles.waiting, refused: refusedFiles });

interface WritingThread {
  readonly worker: Worker;
  /** What is called where the thread ends before the files that it writes. */
  readonly onEnd: Set<(reason: Error) => void>;
}

let writing: WritingThread | undefined;
/** Ends a thread that has nothing to write: it keeps some fifty megabytes. */
let resting: NodeJS.Timeout | undefined;

/** The thread that writes files: an XLSX of 8,000 rows takes a second of processor time, in which every other call would wait. */
function writingThread(): WritingThread {
  if (writing) return writing;
  const thread: WritingThread = { worker: startThread(new URL('./fileThread.ts', import.meta.url)), onEnd: new Set() };
  const end = (reason: Error) => {
    // the next file starts another
    if (writing === thread) writing = undefined;
    for (const tell of thread.onEnd) tell(reason);
    thread.onEnd.clear();
  };
  thread.worker.once('error', end);
  thread.worker.once('exit', () => end(new Error('The thread that writes files has ended')));
  thread.worker.unref();
  writing = thread;
  return writing;
}

/** Each block as one text: it reaches the thread in a fraction of the time that its cells would take one by one. */
async function* blocksInJson(blocks: GivenTable['blocks']): AsyncGenerator<string> {
  for await (const block of blocks) yield typeof block === 'string' ? block : JSON.stringify(block);
}

async function* writtenInTurn(asked: FileToWrite, gone: AbortSignal): AsyncGenerator<Uint8Array> {
  const giveBack = await turnsOfFiles.take(gone);
  clearTimeout(resting);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const file = readable.getReader();
  const { worker, onEnd } = writingThread();
  let ended: Error | undefined;
  let giveUp: (reason: Error) => void = () => {};
  const tell = (reason: Error) => {
    ended = reason;
    giveUp(reason);
  };
  onEnd.add(tell);
  try {
    const tables = asked.tables.map((table) => ({ ...table, blocks: ReadableStream.from(blocksInJson(table.blocks)) }));
    const task: FileTask = { ...asked, tables, file: writable };
    worker.postMessage(task, [...tables.map(({ blocks }) => blocks), writable] as unknown as TransferListItem[]);
    for (;;) {
      if (ended) throw ended;
      // a race with one promise of the thread would keep every block until the thread ends
      const { done, value } = await new Promise<ReadableStreamReadResult<Uint8Array>>((resolve, reject) => {
        giveUp = reject;
        file.read().then(resolve, reject);
      });
      if (done) return;
      yield value;
    }
  } finally {
    onEnd.delete(tell);
    giveBack();
    await file.cancel().catch(() => {});
    if (turnsOfFiles.running === 0) {
      clearTimeout(resting);
      resting = setTimeout(() => void writing?.worker.terminate(), RESTS_AFTER).unref();
    }
  }
}

/**
 * A file that the thread writes while it is sent. Two are written at a time; the others wait in their order, and a caller who leaves waits
 * no longer. Throws TooManyFiles when too many wait already.
 */
function writtenAside(asked: FileToWrite): Readable {
  if (turnsOfFiles.waiting >= MAY_WAIT) {
    refusedFiles += 1;
    throw new TooManyFiles();
  }
  const gone = new AbortController();
  const bytes = writtenInTurn(asked, gone.signal);
  const whileWanted = {
    next: () => bytes.next(),
    return: () => {
      gone.abort();
      return bytes.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
  return Readable.from(whileWanted, { objectMode: false, highWaterMark: AHEAD });
}

/** A table as CSV for spreadsheets. Throws TooManyFiles as `writtenAside` does. */
export const csvStream = (table: GivenTable): Readable => writtenAside({ tables: [{ name: 'CSV', ...table }], properties: null });

/** Sheets as an XLSX file. Throws TooManyFiles as `writtenAside` does. */
export const xlsxStream = (sheets: readonly NamedTable[], properties: SheetProperties): Readable =>
  writtenAside({ tables: sheets, properties });
