import type { Cell } from '@territori/contract/wire';
import { type ExportTable, readTable, type UnreadTable } from './ExportTable.ts';

export type SheetKind = 'XLSX' | 'ODS' | 'CSV' | 'JSON';

export interface SheetRequest {
  readonly table: UnreadTable;
  readonly kind: SheetKind;
  /** Name of the sheet of an XLSX or ODS. */
  readonly sheet: string;
}

const TYPES: Readonly<Record<SheetKind, string>> = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ODS: 'application/vnd.oasis.opendocument.spreadsheet',
  CSV: 'text/csv;charset=utf-8',
  JSON: 'application/json',
};

/** A table as a spreadsheet, as CSV with semicolons, or as a JSON list keyed by column name. */
export async function sheetFile({ table, kind, sheet }: SheetRequest): Promise<Blob> {
  return new Blob([await content(await readTable(table), kind, sheet)], { type: TYPES[kind] });
}

function content(table: ExportTable, kind: SheetKind, sheet: string): BlobPart | Promise<BlobPart> {
  switch (kind) {
    case 'XLSX':
      return xlsx(table, sheet);
    case 'ODS':
      return ods(table, sheet);
    case 'CSV':
      return csv(table);
    case 'JSON':
      return json(table);
  }
}

/** The width of a column in characters: as wide as its longest text, within limits. */
function width({ name, label }: ExportTable['columns'][number], rows: ExportTable['rows']): number {
  let longest = label.length;
  for (const row of rows) longest = Math.max(longest, String(row[name] ?? '').length);
  return Math.min(60, Math.max(9, longest + 2));
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

async function xlsx({ title, language, columns, rows }: ExportTable, sheet: string): Promise<ArrayBuffer> {
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  Object.assign(workbook, { title, language });
  const worksheet = workbook.addWorksheet(sheet, {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: { orientation: 'landscape', paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  worksheet.columns = columns.map((column) => ({
    key: column.name,
    header: column.label,
    width: width(column, rows),
    style: { alignment: { wrapText: true, vertical: 'top' } },
  }));
  worksheet.getRow(1).font = { bold: true };
  worksheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  // a string cell is always written as text, even when it looks like a formula
  for (const row of rows) worksheet.addRow(row);
  return await workbook.xlsx.writeBuffer();
}

/** Millimetres that a character of a spreadsheet's usual font takes. */
const CHARACTER = 1.9;

/** With a title, a header that stays in sight, and measured widths. Texts stay texts, also those that look like a number or a formula. */
async function ods({ title, columns, rows }: ExportTable, sheet: string): Promise<BlobPart> {
  const { OdsDocument } = await import('odf-kit/ods');
  const document = new OdsDocument().setMetadata({ title });
  const table = document.addSheet(sheet);
  table.addRow(
    columns.map(({ label }) => label),
    { bold: true },
  );
  for (const row of rows) table.addRow(columns.map(({ name }) => row[name] ?? null));
  columns.forEach((column, index) => {
    table.setColumnWidth(index, `${Math.round(width(column, rows) * CHARACTER)}mm`);
  });
  table.freezeRows(1);
  return (await document.save()) as Uint8Array<ArrayBuffer>;
}
