import type { Cell } from '@territori/contract/wire';
import { columnWidth } from './columnWidth.ts';

/** A sheet of an ODS: its rows have a cell for each column of the header. */
export interface OdsSheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Millimetres that a character of a spreadsheet's usual font takes. */
const CHARACTER = 1.9;

/** With a title, headers that stay in sight, and measured widths. Texts stay texts, also those that look like a number or a formula. */
export async function odsFile(title: string, sheets: readonly OdsSheet[]): Promise<Blob> {
  const { OdsDocument } = await import('odf-kit/ods');
  const document = new OdsDocument().setMetadata({ title });
  for (const { name, header, rows } of sheets) {
    const sheet = document.addSheet(name);
    sheet.addRow([...header], { bold: true });
    for (const row of rows) sheet.addRow([...row]);
    header.forEach((label, column) => {
      const width = columnWidth(
        label,
        rows.map((row) => row[column]),
      );
      sheet.setColumnWidth(column, `${Math.round(width * CHARACTER)}mm`);
    });
    sheet.freezeRows(1);
  }
  const content = (await document.save()) as Uint8Array<ArrayBuffer>;
  return new Blob([content], { type: 'application/vnd.oasis.opendocument.spreadsheet' });
}

/** Several sheets of one file. Their list, of `OdsSheet`, is JSON that the worker reads, so that the page need not hold it. */
export interface OdsRequest {
  readonly title: string;
  readonly sheets: Blob;
}

export const odsOfSheets = async ({ title, sheets }: OdsRequest): Promise<Blob> =>
  odsFile(title, JSON.parse(await sheets.text()) as OdsSheet[]);
