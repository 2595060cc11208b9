import { Readable } from 'node:stream';
import { nextSlice } from '@territori/process/nextSlice';
import type { Rows, Table, Window } from '@territori/reports/table/Table';
import type { CellStyle } from '@territori/reports/table/Values';

/** Rows whose text is made at once: other calls are answered between them. */
const AT_ONCE = 500;
/** Rows of an answer that is made before it is sent; the text of more is made as the reader takes it. */
const WHOLE = 4000;

export interface WantedRows {
  readonly table: Table;
  readonly rows: Rows;
  /** Names of the columns. */
  readonly columns: readonly string[];
  readonly style: CellStyle;
  /** All rows when left out. */
  readonly window?: Window | undefined;
}

async function* pieces(head: string, { table, rows, columns, style, window }: WantedRows, tail: string): AsyncGenerator<string> {
  const { offset, limit } = window ?? { offset: 0, limit: rows.length };
  const end = Math.min(rows.length, offset + limit);
  let before = `${head}[`;
  for (let start = offset; start < end; start += AT_ONCE) {
    if (start > offset) await nextSlice();
    const text = table.json(rows, columns, style, { offset: start, limit: Math.min(AT_ONCE, end - start) });
    yield before + text.slice(1, -1);
    before = ',';
  }
  yield `${before === ',' ? '' : before}]${tail}`;
}

/** A JSON answer with an array of rows between two texts: a text where the rows are few, else a stream. */
export async function rowsInJson(head: string, wanted: WantedRows, tail: string): Promise<string | Readable> {
  const { rows, window } = wanted;
  // one piece ahead of the reader, so that a long list takes no more memory than a short one
  if (Math.min(rows.length, window?.limit ?? rows.length) > WHOLE)
    return Readable.from(bytes(pieces(head, wanted, tail)), { objectMode: false });
  let text = '';
  for await (const piece of pieces(head, wanted, tail)) text += piece;
  return text;
}

async function* bytes(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text);
}
