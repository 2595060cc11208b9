import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The cells of a sheet, row by row, the header first: texts and numbers as they are, `''` for none. A formula is none of these. */
export async function readXlsx(download: Download, sheet: string | number): Promise<unknown[][]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(await download.path());
  const worksheet = workbook.getWorksheet(sheet);
  if (!worksheet) throw new Error(`No sheet ${sheet} in ${download.suggestedFilename()}`);
  const rows: unknown[][] = [];
  // each call of `columnCount` goes through all cells
  const length = worksheet.columnCount;
  worksheet.eachRow({ includeEmpty: true }, (row) => {
    rows.push(Array.from({ length }, (_, index) => row.getCell(index + 1).value ?? ''));
  });
  return rows;
}

/** The texts of the cells of each sheet of an ODS by its name, row by row, the header first. */
export async function readOds(download: Download): Promise<Record<string, string[][]>> {
  const parts = unzipSync(new Uint8Array(await readFile(await download.path())));
  const content = strFromU8(parts['content.xml'] as Uint8Array);
  const textOf = (xml: string) =>
    xml
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&apos;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .trim();
  const sheets = content.matchAll(/<table:table [^>]*table:name="([^"]+)"[^>]*>(.*?)<\/table:table>/gs);
  return Object.fromEntries(
    [...sheets].map(([, name = '', rows = '']) => [
      name,
      [...rows.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(([, cells = '']) =>
        [...cells.matchAll(/<table:table-cell[^>]*?(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(([, cell = '']) => textOf(cell)),
      ),
    ]),
  );
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

/** What a PDF says of itself, and the text of each page. */
export interface PdfFile {
  readonly pages: readonly string[];
  readonly title: string;
  /** Of the document, such as `it`. */
  readonly language: string;
  /** Whether a reader names its window by the title. */
  readonly displaysTitle: boolean;
  /** Left, bottom, right and top of each page in points. */
  readonly sizes: readonly number[][];
}

export async function readPdf(file: Download | Buffer): Promise<PdfFile> {
  const bytes = Buffer.isBuffer(file) ? file : await readFile(await file.path());
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  const sizes: number[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    sizes.push(page.view.map(Math.round));
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/ +/g, ' '),
    );
  }
  const { Title = '', Language = '' } = (await document.getMetadata()).info as { Title?: string; Language?: string };
  const preferences = (await document.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null;
  await document.loadingTask.destroy();
  return { pages, title: Title, language: Language, displaysTitle: preferences?.DisplayDocTitle === true, sizes };
}
