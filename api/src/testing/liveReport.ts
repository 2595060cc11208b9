import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { REAL_RECORD } from './realSources.ts';

/** A row of a report as the live portal's XLSX gives it: the text under each label. */
export type LiveRow = Readonly<Record<string, string>>;

/** The rows of a report of the live portal, read without anything of the portal's own. */
export async function liveReport(id: 128 | 129 | 130): Promise<LiveRow[]> {
  const workbook = new ExcelJS.Workbook();
  const bytes = await readFile(join(REAL_RECORD, `istat-situas/situas_${id}_2026-05-11.xlsx`));
  await workbook.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  const rows: string[][] = [];
  workbook.worksheets[0]?.eachRow((row) => {
    rows.push(Array.from((row.values as unknown[]).slice(1), (value) => String(value ?? '').trim()));
  });
  const [labels = [], ...body] = rows;
  return body.map((cells) => Object.fromEntries(labels.map((label, index) => [label, cells[index] ?? ''])));
}

/** DD/MM/YYYY as YYYY-MM-DD. */
export const isoDay = (day = ''): string => day.split('/').reverse().join('-');
