import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import ExcelJS from 'exceljs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The cells of a sheet as texts, row by row, the header first. */
export async function readXlsx(download: Download, sheet: string | number): Promise<string[][]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(await download.path());
  const worksheet = workbook.getWorksheet(sheet);
  if (!worksheet) throw new Error(`No sheet ${sheet} in ${download.suggestedFilename()}`);
  const rows: string[][] = [];
  worksheet.eachRow({ includeEmpty: true }, (row) => {
    rows.push(Array.from({ length: worksheet.columnCount }, (_, index) => String(row.getCell(index + 1).value ?? '')));
  });
  return rows;
}

/** The cells of a CSV parted by semicolons, row by row, the header first. */
export async function readCsv(download: Download): Promise<string[][]> {
  const text = (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '');
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((cells) => cells.length > 1 || cells[0] !== '');
}

export async function readJson<T>(download: Download): Promise<T> {
  return JSON.parse(await readFile(await download.path(), 'utf8')) as T;
}

/** The text of each page of a PDF, and what the file says of itself. */
export async function readPdf(download: Download): Promise<{ pages: string[]; title: string; size: number[] }> {
  const document = await getDocument({ data: new Uint8Array(await readFile(await download.path())), verbosity: 0 }).promise;
  const pages: string[] = [];
  let size: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    size = page.view;
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/ +/g, ' '),
    );
  }
  const info = (await document.getMetadata()).info as { Title?: string };
  return { pages, title: info.Title ?? '', size };
}
