import type ExcelJS from 'exceljs';
import { BadFileError } from '../files/BadFileError.ts';
import { normaliseHeader, Row, type SourceTable } from './SourceTable.ts';

/** A cell as the text that a CSV of the same sheet would have. */
function cellText(value: ExcelJS.CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map((part) => part.text).join('');
  if ('result' in value) return cellText(value.result ?? null);
  return 'text' in value ? String(value.text) : '';
}

/** The sheet "Dati", as the live portal names it, else the first one that has a header and rows. */
const sheetWithRows = (workbook: ExcelJS.Workbook): ExcelJS.Worksheet | undefined =>
  workbook.getWorksheet('Dati') ??
  workbook.worksheets.find(({ actualColumnCount, actualRowCount }) => actualColumnCount > 1 && actualRowCount > 1) ??
  workbook.worksheets[0];

/** Reads the sheet of a workbook that holds a table; its first row that has any text is the header. */
export async function readXlsx(file: string, bytes: Uint8Array): Promise<SourceTable> {
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.Workbook();
  try {
    await workbook.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  } catch (error) {
    throw new BadFileError(file, null, `it is not a readable workbook (${(error as Error).message})`);
  }
  const lines: { line: number; cells: string[] }[] = [];
  sheetWithRows(workbook)?.eachRow((row, line) => {
    const values = Array.isArray(row.values) ? row.values.slice(1) : [];
    lines.push({ line, cells: Array.from(values, (value) => cellText(value as ExcelJS.CellValue)) });
  });
  const [head, ...body] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!head) throw new BadFileError(file, null, 'the first sheet is empty');
  const columns = head.cells.map(normaliseHeader);
  const positions = new Map(columns.map((column, index) => [column, index]));
  return { file, report: null, columns, rows: body.map(({ line, cells }) => new Row(file, `line ${line}`, positions, cells)) };
}
