import { type CellObject, read, set_cptable, type WorkBook } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { ListError } from '../ListError.ts';
import type { Grid } from './Grid.ts';
import { isDbf } from './isDbf.ts';

set_cptable(codePages);

/** Where a DBF file names its code page; 0 for none. */
const DBF_CODE_PAGE = 29;
const UTF_8 = 65_001;

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** How the container of XLS begins, and the bytes of its first sector. */
const OLE_START = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const OLE_SECTOR = 512;

/** Whether it only begins like such a container: the library would take it for a text. */
const isCutOffSpreadsheet = (bytes: Uint8Array) =>
  bytes[0] === OLE_START[0] && !(bytes.length >= OLE_SECTOR && OLE_START.every((byte, at) => bytes[at] === byte));

/** Programs write UTF-8 into DBF files, which cannot say so: the mark of another code page is then wrong. */
function openedSpreadsheet(bytes: Uint8Array): WorkBook {
  const options = { type: 'array', dense: true, cellDates: true, UTC: true, cellHTML: false, cellFormula: false } as const;
  if (!isDbf(bytes) || !isUtf8(bytes.subarray(DBF_CODE_PAGE + 1))) return read(bytes, options);
  const unmarked = bytes.slice();
  unmarked[DBF_CODE_PAGE] = 0;
  return read(unmarked, { ...options, codepage: UTF_8 });
}

/** A cell as a CSV of the same sheet would have it: with the zeros that its format shows, a day as YYYY-MM-DD. */
function cellText(cell: CellObject | undefined): string {
  if (cell?.v === undefined || cell.v === null) return '';
  if (cell.v instanceof Date) return Number.isNaN(cell.v.getTime()) ? (cell.w ?? '') : cell.v.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (cell.t === 'e') return cell.w ?? '';
  return cell.t === 'n' && /^0\d+$/.test(cell.w ?? '') ? (cell.w as string) : String(cell.v);
}

/** The sheets of an ODS, XLS or XLSB file, or the table of a DBF file. Throws ListError for a damaged or protected one. */
export function readSpreadsheet(bytes: Uint8Array): Grid[] {
  try {
    if (isCutOffSpreadsheet(bytes)) throw new Error('unexpected EOF');
    const { SheetNames, Sheets } = openedSpreadsheet(bytes);
    return SheetNames.map((name) => {
      const rows: (CellObject | undefined)[][] = Sheets[name]?.['!data'] ?? [];
      return {
        sheet: isDbf(bytes) ? null : name,
        separator: null,
        rows: Array.from(rows, (cells) => Array.from(cells ?? [], cellText)),
        headed: isDbf(bytes),
      };
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(reason)) throw new ListError('xlsx_protetto');
    // a container of an old Office holds a text or a message as well
    if (/cannot find workbook/i.test(reason)) throw new ListError('archivio');
    throw new ListError('illeggibile', { motivo: reason });
  }
}
