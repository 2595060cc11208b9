import type { NumberFormat } from './numberFormats.ts';
import { parseXml } from './parseXml.ts';
import { unescaped } from './sharedStrings.ts';

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly from1904: boolean;
}

const SHEET_DAY_MS = 86_400_000;
/** 1 January 1970 as the number of a day, counted from the end of 1899 or of 1903. */
const [EPOCH_1900, EPOCH_1904] = [25_569, 24_107];
/** Rows and columns that a sheet may have. */
const [SHEET_ROWS, SHEET_COLUMNS] = [1_048_576, 16_384];
const EMPTY_SHEET_ROW: readonly string[] = [];

/** The column of a reference such as `AB12`, from 0. */
function sheetColumnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}

const sheetRowOf = (reference: string) => Number(reference.replace(/^\D+/, '')) - 1;

/** A number as a CSV of the same sheet would have it: with the zeros that its format shows, a day as YYYY-MM-DD. */
function numberText(value: string, format: NumberFormat | undefined, from1904: boolean): string {
  const number = Number(value);
  if (value === '' || Number.isNaN(number)) return value;
  if (format === 'date') {
    const date = new Date(Math.round((number - (from1904 ? EPOCH_1904 : EPOCH_1900)) * SHEET_DAY_MS));
    return Number.isNaN(date.getTime()) ? value : date.toISOString().replace(/T00:00:00\.000Z$/, '');
  }
  const text = String(number);
  return typeof format === 'object' && /^\d+$/.test(text) ? text.padStart(format.digits, '0') : text;
}

/** Leaves of merged cells the first one's text alone. */
function blankMerged(rows: string[][], area: string): void {
  const [first = '', last = first] = area.split(':');
  for (let row = sheetRowOf(first); row <= Math.min(sheetRowOf(last), rows.length - 1); row += 1) {
    const cells = rows[row] as string[];
    for (let column = sheetColumnOf(first); column <= Math.min(sheetColumnOf(last), cells.length - 1); column += 1) {
      if (row !== sheetRowOf(first) || column !== sheetColumnOf(first)) cells[column] = '';
    }
  }
}

/** The rows of a sheet with the text of each cell. Rows and cells that the sheet leaves out are empty ones. */
export function readSheet(content: Uint8Array, { strings, formats, from1904 }: SheetContext): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let column = -1;
  let type = '';
  let style = 0;
  let text = '';
  let takes = false;
  let inReading = false;
  const cellText = (): string => {
    if (type === 's') return strings[Number(text)] ?? '';
    if (type === 'b') return text === '1' ? 'true' : 'false';
    if (type === 'inlineStr' || type === 'str') return unescaped(text);
    return type === 'e' || type === 'd' ? text : numberText(text, formats[style], from1904);
  };
  parseXml(content, {
    open: (name, attributes) => {
      if (name === 'row') {
        const place = attributes.r === undefined ? rows.length : Number(attributes.r) - 1;
        while (rows.length < Math.min(place, SHEET_ROWS)) rows.push(EMPTY_SHEET_ROW as string[]);
        cells = [];
        rows.push(cells);
        column = -1;
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : sheetColumnOf(attributes.r);
        type = attributes.t ?? 'n';
        style = attributes.s === undefined ? 0 : Number(attributes.s);
        text = '';
      } else if (name === 'rPh') inReading = true;
      else if (name === 'mergeCell') blankMerged(rows, attributes.ref ?? '');
      takes = name === 'v' || (name === 't' && !inReading);
    },
    text: (part) => {
      if (takes) text += part;
    },
    close: (name) => {
      takes = false;
      if (name === 'rPh') inReading = false;
      if (name !== 'c' || text === '' || column < 0 || column >= SHEET_COLUMNS) return;
      while (cells.length < column) cells.push('');
      cells[column] = cellText();
    },
  });
  return rows;
}
