import { PassThrough, type Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import type { Cell } from '../schemas/wire.ts';
import type { Table, TableColumn } from './table.ts';

export interface Sheet extends Table {
  readonly name: string;
}

const WIDTHS = { VARCHAR: 28, NUMBER: 14, DATE: 14 } as const;

/**
 * Writes sheets into one XLSX file, which is sent while it is written. Text stays text, also with leading zeros or when it looks like a
 * formula; numbers are numbers.
 */
export function xlsxStream(sheets: readonly Sheet[]): Readable {
  const stream = new PassThrough();
  write(sheets, stream).catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return stream;
}

async function write(sheets: readonly Sheet[], stream: PassThrough): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  for (const sheet of sheets) {
    const worksheet = workbook.addWorksheet(sheet.name, { views: [{ state: 'frozen', ySplit: 1 }] });
    worksheet.columns = sheet.columns.map((column) => ({ width: WIDTHS[column.type], style: styleOf(column) }));
    const header = worksheet.addRow(sheet.columns.map(({ label }) => label));
    header.font = { bold: true };
    header.commit();
    for await (const rows of sheet.blocks) {
      for (const row of rows) worksheet.addRow(row as Cell[]).commit();
      await drained(stream);
      // the client has disconnected
      if (stream.destroyed) return;
    }
    worksheet.commit();
  }
  await workbook.commit();
}

function styleOf({ type, mask }: TableColumn): Partial<ExcelJS.Style> {
  if (type !== 'NUMBER') return { numFmt: '@' };
  if (mask.includes('D0')) return { numFmt: '#,##0.0000' };
  return mask ? { numFmt: '#,##0' } : {};
}

/** Waits while the reader is slower, and lets other requests run between two blocks. */
async function drained(stream: PassThrough): Promise<void> {
  if (stream.writableNeedDrain) await new Promise<void>((resolve) => stream.once('drain', resolve).once('close', resolve));
  else await new Promise<void>((resolve) => setImmediate(resolve));
}
