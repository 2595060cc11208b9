/** The byte order mark by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text behind an apostrophe where a spreadsheet would take it for a formula. */
export const asText = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A cell in quotes where a reader would otherwise take it apart, or always. */
export function csvCell(cell: string, separator: string, inQuotes = false): string {
  const isTakenApart = cell.includes(separator) || cell.includes('"') || cell.includes('\n') || cell.includes('\r');
  return inQuotes || isTakenApart ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A line for programs: it ends with a line feed, and every cell stands as it is. */
export const csvLine = (cells: readonly string[], separator: string): string =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\n`;

/** A line for spreadsheets: semicolons, decimal commas, CR LF, no formula. The file begins with the byte order mark. */
export const spreadsheetLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : csvCell(asText(cell ?? ''), ';'))).join(';')}\r\n`;
