import { Readable } from 'node:stream';
import { xlsxStream } from '../../exports/xlsx.ts';
import type { Cell as TableCell } from '../../schemas/wire.ts';
import { type AnyRow, type Cell, columnsOf, type Field } from '../fields/Field.ts';

/** Rows that are written at once: in between, other calls are served. */
const BLOCK = 1000;

/** A cell as text: the values of a list are joined by `|`, a list of objects is JSON. */
export function cellText(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object') ? JSON.stringify(value) : value.join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const QUOTE = /"/g;

export function csvCell(text: string, separator: string): string {
  return text.includes(separator) || text.includes('"') || text.includes('\n') || text.includes('\r')
    ? `"${text.replace(QUOTE, '""')}"`
    : text;
}

function* csvBlocks(fields: readonly Field[], rows: readonly AnyRow[], separator: string): Generator<string> {
  const columns = columnsOf(fields);
  yield `${columns.map(({ name }) => name).join(separator)}\n`;
  for (let start = 0; start < rows.length; start += BLOCK) {
    let text = '';
    for (const row of rows.slice(start, start + BLOCK)) {
      text += `${columns.map(({ of }) => csvCell(cellText(of(row)), separator)).join(separator)}\n`;
    }
    yield text;
  }
}

function* jsonLines(rows: readonly AnyRow[], shown: (row: AnyRow) => AnyRow): Generator<string> {
  for (let start = 0; start < rows.length; start += BLOCK)
    yield rows
      .slice(start, start + BLOCK)
      .map((row) => `${JSON.stringify(shown(row))}\n`)
      .join('');
}

/** UTF-8 without a byte order mark, a header, lines that end with a line feed; numbers have a decimal point, an unknown value is empty. */
export const csvRows = (fields: readonly Field[], rows: readonly AnyRow[], separator: string): Readable =>
  Readable.from(csvBlocks(fields, rows, separator));

/** One JSON object a line. */
export const jsonlRows = (rows: readonly AnyRow[], shown: (row: AnyRow) => AnyRow): Readable => Readable.from(jsonLines(rows, shown));

/** A sheet with the list's name as its title; codes and dates are text. The names of columns and the data are Italian. */
export function xlsxRows(title: string, fields: readonly Field[], rows: readonly AnyRow[]): Readable {
  const columns = columnsOf(fields);
  const cell = (value: Cell): TableCell => (typeof value === 'number' ? value : cellText(value) || null);
  function* blocks() {
    for (let start = 0; start < rows.length; start += BLOCK)
      yield rows.slice(start, start + BLOCK).map((row) => columns.map(({ of }) => cell(of(row))));
  }
  const sheet = {
    name: 'Dati',
    columns: columns.map((column) => ({ label: column.name, type: 'VARCHAR' as const, mask: '' })),
    blocks: blocks(),
  };
  return xlsxStream([sheet], { title, language: 'it' });
}
