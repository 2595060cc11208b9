import type { Quoting } from '../read/Grid.ts';

const BOM = '\ufeff';

/** Text that a spreadsheet would take for a formula. A number with its sign is none. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d.,]+%?$)./;

/** An apostrophe makes it text, as the portal's other files do. */
const asText = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A cell is quoted where a reader would otherwise take it apart. */
function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The cell as the file has those of its column: in quotes where it has most of them so. */
const quotedAs = (cell: string, separator: string, quoting: Quoting | undefined, isHeader: boolean, column: number): string => {
  const inQuotes = quoting?.columns.has(column) && (!isHeader || quoting.header) && (cell !== '' || quoting.empty);
  return inQuotes ? `"${cell.replaceAll('"', '""')}"` : quoted(cell, separator);
};

/**
 * CSV as spreadsheets read it: UTF-8 with a byte order mark, lines ended by CR LF. Every cell stands as it is given;
 * one that could be a formula is made text.
 * @param quoting how the file quotes its cells, whose columns come first
 */
export const delimitedText = (rows: readonly (readonly string[])[], separator: string, quoting?: Quoting): string =>
  BOM +
  rows
    .map((row, line) => `${row.map((cell, column) => quotedAs(asText(cell), separator, quoting, line === 0, column)).join(separator)}\r\n`)
    .join('');
