import { Readable } from 'node:stream';
import { cellText } from '@territori/edition/fields/cellText';
import { type AnyRow, type Cell, columnsOf, type Field } from '@territori/edition/fields/Field';
import { mapInBlocks } from '@territori/process/mapInBlocks';
import { mapInSlices } from '@territori/process/mapInSlices';
import { csvLine } from '@territori/traduzione/csv';
import type { Cell as TableCell } from '@territori/wire';
import { xlsxStream } from '../../exports/fileStreams.ts';

/** The rows of a list, and how each is made when it is its turn to be written. */
export interface Rows<Item = unknown> {
  readonly items: readonly Item[];
  readonly asRow: (item: Item) => AnyRow;
}

async function* csvBlocks({ items, asRow }: Rows, fields: readonly Field[], separator: string): AsyncGenerator<string> {
  const columns = columnsOf(fields);
  yield csvLine(
    columns.map(({ name }) => name),
    separator,
  );
  const line = (item: unknown) => {
    const row = asRow(item);
    return csvLine(
      columns.map(({ of }) => cellText(of(row))),
      separator,
    );
  };
  for await (const lines of mapInBlocks(items, line)) yield lines.join('');
}

async function* jsonLines({ items, asRow }: Rows): AsyncGenerator<string> {
  for await (const lines of mapInBlocks(items, (item) => `${JSON.stringify(asRow(item))}\n`)) yield lines.join('');
}

/**
 * UTF-8 without a byte order mark, a header, lines that end with a line feed; numbers have a decimal point, an unknown value is empty.
 * @param asRow for items that are not rows yet
 */
export const csvRows = (
  fields: readonly Field[],
  items: readonly unknown[],
  separator: string,
  asRow: Rows['asRow'] = (item) => item as AnyRow,
): Readable => Readable.from(csvBlocks({ items, asRow }, fields, separator), { highWaterMark: 1 });

/** One JSON object a line. */
export const jsonlRows = (rows: Rows): Readable => Readable.from(jsonLines(rows), { highWaterMark: 1 });

/** The rows of a page as the text of a JSON array. */
export const jsonArray = async ({ items, asRow }: Rows): Promise<string> =>
  `[${(await mapInSlices(items, (item) => JSON.stringify(asRow(item)))).join(',')}]`;

/** A sheet with the list's name as its title; codes and dates are text. The names of columns and the data are Italian. */
export function xlsxRows(title: string, { items, asRow }: Rows, fields: readonly Field[], creator: string): Readable {
  const columns = columnsOf(fields);
  const cell = (value: Cell): TableCell => (typeof value === 'number' ? value : cellText(value) || null);
  const cells = (item: unknown): TableCell[] => {
    const row = asRow(item);
    return columns.map(({ of }) => cell(of(row)));
  };
  const sheet = {
    name: 'Dati',
    columns: columns.map((column) => ({ label: column.name, type: 'VARCHAR' as const, mask: '' })),
    blocks: mapInBlocks(items, cells),
  };
  return xlsxStream([sheet], { title, language: 'it', creator });
}
