import type { Quoting } from '../read/Grid.ts';
import { asText, BYTE_ORDER_MARK, csvCell } from './csv.ts';

/** A number with its sign, which is no formula. */
const NUMBER = /^[+-][\d.,]+%?$/;

/** The cell as the file has those of its column: in quotes where it has most of them so, and where blanks stand at an end. */
const cellOf = (cell: string, separator: string, quoting: Quoting | undefined, isHeader: boolean, column: number): string => {
  const inQuotes = quoting?.columns.has(column) && (!isHeader || quoting.header) && (cell !== '' || quoting.empty);
  return csvCell(NUMBER.test(cell) ? cell : asText(cell), separator, inQuotes || cell !== cell.trim());
};

/**
 * CSV as spreadsheets read it: UTF-8 with a byte order mark, lines ended by CR LF. Every cell stands as it is given;
 * one that could be a formula is made text.
 * @param quoting how the file quotes its cells, whose columns come first
 */
export const delimitedText = (rows: readonly (readonly string[])[], separator: string, quoting?: Quoting): string =>
  BYTE_ORDER_MARK +
  rows
    .map((row, line) => `${row.map((cell, column) => cellOf(cell, separator, quoting, line === 0, column)).join(separator)}\r\n`)
    .join('');
