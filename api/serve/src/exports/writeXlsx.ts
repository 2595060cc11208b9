import type { PassThrough } from 'node:stream';
import type { Cell } from '@territori/wire';
import type { Language } from '@territori/wire/language';
import ExcelJS from 'exceljs';
import type { Table, TableColumn } from './table.ts';

export interface Sheet extends Table {
  readonly name: string;
}

/** What the file is about, for readers that show it and for screen readers. */
export interface SheetProperties {
  readonly title: string;
  readonly language: Language;
}

/** Widths of columns, in characters: wide enough for the header and the first rows, within these. */
const [NARROWEST, WIDEST] = [9, 60];

/** The author in the properties of a file, where the library would write its own name. */
const CREATOR = 'Territori';

/** A4. */
const PAPER = 9;

/** An entry of the ZIP that an XLSX is, as the library hands it over. */
interface Zip {
  append(content: unknown, entry: { readonly name: string; readonly date?: Date }): unknown;
}

/** The first day that a ZIP can name. */
const NO_DAY = new Date('1980-01-01T00:00:00Z');

/** Writes no time into a file, so that the same rows are the same bytes. The library has no option for it. */
class TimelessWriter extends ExcelJS.stream.xlsx.WorkbookWriter {
  /** The first entry, which the constructor of the library adds. */
  override addThemes(): Promise<void> {
    const { zip } = this as unknown as { zip: Zip };
    const append = zip.append.bind(zip);
    zip.append = (content, entry) => append(content, { ...entry, date: NO_DAY });
    return super.addThemes();
  }
}

/**
 * Writes sheets into one XLSX file, a block of rows at a time as the reader of the stream takes it. Text stays text, also with
 * leading zeros or when it looks like a formula; numbers are numbers. Each sheet has a filter on its rows, columns as wide
 * as what the first rows hold, and is printed in landscape with all columns on a page and the header on each. The same sheets
 * give the same bytes.
 */
export async function writeXlsx(sheets: readonly Sheet[], { title, language }: SheetProperties, stream: PassThrough): Promise<void> {
  const workbook = new TimelessWriter({ stream, useStyles: true, useSharedStrings: false });
  Object.assign(workbook, { title, language, creator: CREATOR, lastModifiedBy: CREATOR, created: undefined, modified: undefined });
  for (const sheet of sheets) {
    const blocks = iterated(sheet.blocks);
    const first = await blocks.next();
    const worksheet = workbook.addWorksheet(sheet.name, {
      views: [{ state: 'frozen', ySplit: 1 }],
      pageSetup: { orientation: 'landscape', paperSize: PAPER, fitToPage: true, fitToWidth: 1, fitToHeight: 0, printTitlesRow: '1:1' },
    });
    const styles = sheet.columns.map(styleOf);
    worksheet.columns = sheet.columns.map((column, index) => ({
      width: widthOf([column.label, ...(first.done ? [] : first.value.map((row) => row[index] ?? null))]),
      style: styles[index] ?? {},
    }));
    let last = 1;
    const header = worksheet.addRow(sheet.columns.map(({ label }) => label));
    header.font = { bold: true };
    header.commit();
    for (let block = first; !block.done; block = await blocks.next()) {
      for (const values of block.value) {
        const row = worksheet.addRow(values as Cell[]);
        last += 1;
        // the library gives each cell its own style object, and writes the XML of each that it meets for the first time
        row.eachCell({ includeEmpty: true }, (cell, column) => {
          cell.style = styles[column - 1] ?? {};
        });
        row.commit();
      }
      await drained(stream);
      // the client has disconnected
      if (stream.destroyed) return;
    }
    // the range of the filter stands behind the rows
    worksheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: last, column: sheet.columns.length } };
    worksheet.commit();
  }
  await workbook.commit();
}

async function* iterated<T>(blocks: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T, undefined> {
  yield* blocks;
  return undefined;
}

/** The width of a column in characters, from its header and cells; the arrow of the filter takes two of them. */
function widthOf(cells: readonly Cell[]): number {
  const longest = cells.reduce<number>((most, cell) => Math.max(most, String(cell ?? '').length), 0);
  return Math.min(WIDEST, Math.max(NARROWEST, longest + 2));
}

function styleOf({ type, mask }: TableColumn): Partial<ExcelJS.Style> {
  if (type !== 'NUMBER') return { numFmt: '@' };
  if (mask.includes('D0')) return { numFmt: '#,##0.0000' };
  return mask ? { numFmt: '#,##0' } : {};
}

/** Waits while the reader is slower, and lets the other files be written between two blocks. */
async function drained(stream: PassThrough): Promise<void> {
  if (stream.writableNeedDrain) await new Promise<void>((resolve) => stream.once('drain', resolve).once('close', resolve));
  else await new Promise<void>((resolve) => setImmediate(resolve));
}
