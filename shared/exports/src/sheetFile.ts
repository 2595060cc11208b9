import type { Cell } from '@territori/contract/wire';
import { columnWidth } from './columnWidth.ts';
import { type ExportTable, readTable, type UnreadTable } from './ExportTable.ts';
import { odsFile } from './odsFile.ts';

export type SheetKind = 'XLSX' | 'ODS' | 'CSV' | 'JSON';

export interface SheetRequest {
  readonly table: UnreadTable;
  readonly kind: SheetKind;
  /** Name of the sheet of an XLSX or ODS. */
  readonly sheet: string;
  /** The author in the properties of an XLSX: the product's name. */
  readonly creator?: string | undefined;
}

const TYPES: Readonly<Record<Exclude<SheetKind, 'ODS'>, string>> = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv;charset=utf-8',
  JSON: 'application/json',
};

/** A table as a spreadsheet, as CSV with semicolons, or as a JSON list keyed by column name. */
export async function sheetFile({ table, kind, sheet, creator = 'Territori' }: SheetRequest): Promise<Blob> {
  const read = await readTable(table);
  if (kind !== 'ODS') return new Blob([await content(read, kind, sheet, creator)], { type: TYPES[kind] });
  const { title, language, columns, rows } = read;
  const cells = rows.map((row) => columns.map(({ name }) => row[name] ?? null));
  return odsFile(title, [{ name: sheet, header: columns.map(({ label }) => label), rows: cells }], language);
}

function content(table: ExportTable, kind: Exclude<SheetKind, 'ODS'>, sheet: string, creator: string): BlobPart | Promise<BlobPart> {
  switch (kind) {
    case 'XLSX':
      return xlsx(table, sheet, creator);
    case 'CSV':
      return csv(table);
    case 'JSON':
      return json(table);
  }
}

function json({ columns, rows }: ExportTable): string {
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]))),
    null,
    2,
  );
}

/** With a byte order mark, so that spreadsheets read it as UTF-8. */
function csv({ columns, rows }: ExportTable): string {
  const lines = [columns.map(({ label }) => csvCell(label)), ...rows.map((row) => columns.map(({ name }) => csvCell(row[name] ?? null)))];
  return `\uFEFF${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}

/** Puts an apostrophe before a text that a spreadsheet would read as a formula. */
function csvCell(cell: Cell): string {
  const raw = String(cell ?? '');
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(raw) ? `'${raw}` : raw;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function xlsx({ title, language, columns, rows }: ExportTable, sheet: string, creator: string): Promise<ArrayBuffer> {
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  Object.assign(workbook, { title, language, creator, lastModifiedBy: creator });
  const worksheet = workbook.addWorksheet(sheet, {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: { orientation: 'landscape', paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  worksheet.columns = columns.map((column) => ({
    key: column.name,
    header: column.label,
    width: columnWidth(
      column.label,
      rows.map((row) => row[column.name]),
    ),
    style: { alignment: { wrapText: true, vertical: 'top' } },
  }));
  worksheet.getRow(1).font = { bold: true };
  worksheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rows.length + 1, column: columns.length } };
  // a string cell is always written as text, even when it looks like a formula
  for (const row of rows) worksheet.addRow(row);
  return await workbook.xlsx.writeBuffer();
}
