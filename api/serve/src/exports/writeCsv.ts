import { BYTE_ORDER_MARK, spreadsheetLine } from '@territori/traduzione/csv';
import type { Table } from './table.ts';

/** A table as CSV for spreadsheets, with its labels as header, a block of rows at a time as they are read. */
export async function* writeCsv({ columns, blocks }: Table): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK + spreadsheetLine(columns.map(({ label }, index) => label || `Colonna_${index + 1}`)));
  for await (const rows of blocks) yield encoder.encode(rows.map(spreadsheetLine).join(''));
}
