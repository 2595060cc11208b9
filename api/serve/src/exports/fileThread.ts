import { ReadableStream, type WritableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { GivenTable, TableBlock } from './table.ts';
import { writeCsv } from './writeCsv.ts';
import { type Sheet, type SheetProperties, writeXlsx } from './writeXlsx.ts';

export interface NamedTable extends GivenTable {
  readonly name: string;
}

/** A file to write: an XLSX of all tables, or a CSV of the first. */
export interface FileToWrite<T = NamedTable> {
  readonly tables: readonly T[];
  /** Null for a CSV. */
  readonly properties: SheetProperties | null;
}

/** A table whose blocks come through a stream, each in JSON. */
type SentTable = Omit<NamedTable, 'blocks'> & { readonly blocks: ReadableStream<string> };

/** What the thread is asked for: a file, and the stream that takes its bytes. */
export interface FileTask extends FileToWrite<SentTable> {
  readonly file: WritableStream<Uint8Array>;
}

/** Rows that are written at once: the other files are written between them. */
const AT_ONCE = 250;

async function* rowsOf(blocks: AsyncIterable<string>): AsyncGenerator<TableBlock> {
  for await (const block of blocks) {
    const rows = JSON.parse(block) as TableBlock;
    for (let row = 0; row < rows.length; row += AT_ONCE) {
      yield rows.slice(row, row + AT_ONCE);
      await setImmediate();
    }
  }
}

function bytesOf({ tables, properties }: FileTask): AsyncGenerator<Uint8Array> {
  const sheets = tables.map((table): Sheet => ({ ...table, blocks: rowsOf(table.blocks) }));
  return properties ? writeXlsx(sheets, properties) : writeCsv(sheets[0] as Sheet);
}

const write = (task: FileTask): Promise<void> => ReadableStream.from(bytesOf(task)).pipeTo(task.file);

// what fails reaches the owner through the stream of the file
parentPort?.on('message', (task: FileTask) => void write(task).catch(() => {}));
