import type { CellValue, Workbook } from 'exceljs';
import { ListError } from './ListError.ts';
import type { Grid } from './read/Grid.ts';

export { writeWorkbook } from './write/writeWorkbook.ts';

/** exceljs is large, so it is loaded when a first workbook is read. */
async function newWorkbook(): Promise<Workbook> {
  const loaded = await import('exceljs');
  return new (loaded.default ?? loaded).Workbook();
}

/** A cell as a CSV of the same sheet would have it. */
function cellText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map((part) => part.text).join('');
  if ('result' in value) return cellText(value.result ?? null);
  return 'text' in value ? cellText(value.text as CellValue) : '';
}

const ZEROS = /^0{2,9}$/;

/** A number that its format shows with leading zeros (`000000`) is the code that the visitor sees. */
const shown = (text: string, format: string | undefined): string =>
  format !== undefined && ZEROS.test(format) && /^\d+$/.test(text) ? text.padStart(format.length, '0') : text;

/** The sheets of an XLSX file. Throws ListError when it is another archive or damaged. */
export async function readWorkbook(bytes: Uint8Array): Promise<Grid[]> {
  const workbook = await newWorkbook();
  try {
    await workbook.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  } catch (error) {
    throw new ListError('illeggibile', { motivo: error instanceof Error ? error.message : String(error) });
  }
  // an archive without sheets is a document of another program
  if (workbook.worksheets.length === 0) throw new ListError('archivio');
  return workbook.worksheets.map((sheet) => {
    const rows: string[][] = [];
    sheet.eachRow({ includeEmpty: true }, (row) => {
      const cells: string[] = [];
      row.eachCell({ includeEmpty: true }, (cell, column) => {
        cells[column - 1] = shown(cellText(cell.isMerged && cell.master !== cell ? null : cell.value), cell.numFmt);
      });
      rows.push(Array.from(cells, (cell) => cell ?? ''));
    });
    return { sheet: sheet.name, separator: null, rows, headed: false };
  });
}
