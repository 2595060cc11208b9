import { Readable } from 'node:stream';
import type { Cell } from '@territori/contract/wire';
import { stringify } from 'csv-stringify/sync';
import type { Table } from './table.ts';

const FORMAT = { delimiter: ';', record_delimiter: 'windows', escape_formulas: true } as const;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as CSV: semicolons, decimal commas, labels as header. Text that a spreadsheet would take for a formula is quoted as text. */
export function csvStream(table: Table): Readable {
  return Readable.from(write(table));
}

function* write({ columns, blocks }: Table): Generator<string> {
  yield BYTE_ORDER_MARK + stringify([columns.map(({ label }, index) => label || `Colonna_${index + 1}`)], FORMAT);
  for (const rows of blocks)
    yield stringify(
      rows.map((row) => row.map(text)),
      FORMAT,
    );
}

const text = (cell: Cell): string => (typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? ''));
