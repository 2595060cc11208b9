const BOM = '\ufeff';

/** Text that a spreadsheet would take for a formula. A number with its sign is none. */
const FORMULA = /^[=@\t\r]|^[+-](?![\d.,]+%?$)./;

/** An apostrophe makes it text, as the portal's other files do. */
const asText = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A cell is quoted where a reader would otherwise take it apart. */
function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * CSV as spreadsheets read it: UTF-8 with a byte order mark, lines ended by CR LF. Every cell stands as it is given;
 * one that could be a formula is made text.
 */
export const delimitedText = (rows: readonly (readonly string[])[], separator: string): string =>
  BOM + rows.map((row) => `${row.map((cell) => quoted(asText(cell), separator)).join(separator)}\r\n`).join('');
