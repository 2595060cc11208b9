import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, spreadsheetLine } from '@territori/traduzione/csv';
import type { Table } from './table.ts';

/** A table as CSV for spreadsheets, with its labels as header. */
export function csvStream(table: Table): Readable {
  // one text ahead of the reader, in place of sixteen
  return Readable.from(write(table), { highWaterMark: 1 });
}

async function* write({ columns, blocks }: Table): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + spreadsheetLine(columns.map(({ label }, index) => label || `Colonna_${index + 1}`));
  for await (const rows of blocks) yield rows.map(spreadsheetLine).join('');
}
