import { PassThrough } from 'node:stream';
import type { ReadableStream, WritableStream } from 'node:stream/web';
import { parentPort } from 'node:worker_threads';
import type { Cell } from '@territori/wire';
import { type Sheet, type SheetProperties, writeXlsx } from './writeXlsx.ts';

/** A file to write: its sheets with streams of their rows, and the stream that takes its bytes. */
export interface XlsxTask {
  readonly sheets: readonly (Omit<Sheet, 'blocks'> & { readonly blocks: ReadableStream<readonly (readonly Cell[])[]> })[];
  readonly properties: SheetProperties;
  readonly file: WritableStream<Uint8Array>;
}

async function write({ sheets, properties, file }: XlsxTask): Promise<void> {
  const bytes = new PassThrough();
  const sent = PassThrough.toWeb(bytes).readable.pipeTo(file);
  // the reader may leave before the end
  sent.catch((error) => bytes.destroy(error));
  await writeXlsx(sheets, properties, bytes).catch((error) => bytes.destroy(error));
  await sent;
}

// what fails reaches the owner through the stream of the file
parentPort?.on('message', (task: XlsxTask) => void write(task).catch(() => {}));
