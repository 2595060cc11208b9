import { BYTE_ORDER_MARK, spreadsheetLine } from '@territori/traduzione/csv';
import { writeWorkbook } from '@territori/traduzione/workbook';
import { type ExportTable, readTable, type UnreadTable } from './ExportTable.ts';
import { odsFile } from './odsFile.ts';

export type SheetKind = 'XLSX' | 'ODS' | 'CSV' | 'JSON';

export interface SheetRequest {
  readonly table: UnreadTable;
  readonly kind: SheetKind;
  /** Name of the sheet of an XLSX or ODS. */
  readonly sheet: string;
  /** The author in the properties of an XLSX: the product's name. */
  readonly creator: string;
}

const TYPES: Readonly<Record<Exclude<SheetKind, 'ODS'>, string>> = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv;charset=utf-8',
  JSON: 'application/json',
};

/** A table as a spreadsheet, as CSV with semicolons, or as a JSON list keyed by column name. */
export async function sheetFile({ table, kind, sheet, creator }: SheetRequest): Promise<Blob> {
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
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ name }) => row[name] ?? null))];
  return BYTE_ORDER_MARK + lines.map(spreadsheetLine).join('');
}

const xlsx = ({ title, language, columns, rows }: ExportTable, sheet: string, creator: string): Promise<Uint8Array<ArrayBuffer>> =>
  writeWorkbook(
    [
      {
        name: sheet,
        header: columns.map(({ label }) => label),
        rows: rows.map((row) => columns.map(({ name }) => row[name] ?? null)),
        wrap: true,
      },
    ],
    { title, language, creator },
  );
