import { ReadableStream, type WritableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { Cell } from '@territori/wire';
import { type Sheet, type SheetProperties, writeXlsx } from './writeXlsx.ts';

/** A file to write: its sheets with streams of their rows, and the stream that takes its bytes. */
export interface XlsxTask {
  readonly sheets: readonly (Omit<Sheet, 'blocks'> & { readonly blocks: ReadableStream<readonly (readonly Cell[])[]> })[];
  readonly properties: SheetProperties;
  readonly file: WritableStream<Uint8Array>;
}

/** Lets the other files be written between two pieces of one. */
async function* inTurn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    yield piece;
    await setImmediate();
  }
}

const write = ({ sheets, properties, file }: XlsxTask): Promise<void> =>
  ReadableStream.from(inTurn(writeXlsx(sheets, properties))).pipeTo(file);

// what fails reaches the owner through the stream of the file
parentPort?.on('message', (task: XlsxTask) => void write(task).catch(() => {}));
