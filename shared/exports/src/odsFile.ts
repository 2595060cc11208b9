import type { Language } from '@territori/contract';
import type { Cell } from '@territori/contract/wire';
import { columnWidth } from '@territori/traduzione/workbook';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

/** A sheet of an ODS: its rows have a cell for each column of the header. */
export interface OdsSheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Millimetres that a character of a spreadsheet's usual font takes. */
const CHARACTER = 1.9;

/** Text within an attribute of XML. */
const odsQuoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The name of a sheet within an address of cells: 'Chi è'.A1 */
const odsAddress = (name: string) => odsQuoted(`'${name.replaceAll("'", "''")}'`);

/** The name of a column: A, B, ... Z, AA. */
const odsColumnName = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : odsColumnName(Math.floor(column / 26) - 1) + odsColumnName(column % 26);

/**
 * With a title, a language, headers that stay in sight, a filter, and measured widths. Texts stay texts, also those that look like a number
 * or a formula.
 */
export async function odsFile(title: string, sheets: readonly OdsSheet[], language: Language = 'it'): Promise<Blob> {
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
  return new Blob([withFilters(await document.save(), sheets, language)], { type: 'application/vnd.oasis.opendocument.spreadsheet' });
}

/** Adds what the library cannot write: a filter on the rows of each sheet, and the language. The first file stays the first, unpacked. */
function withFilters(made: Uint8Array, sheets: readonly OdsSheet[], language: Language): Uint8Array<ArrayBuffer> {
  const files = unzipSync(made);
  const edit = (name: string, change: (text: string) => string) => {
    const file = files[name];
    if (file) files[name] = strToU8(change(strFromU8(file)));
  };
  const ranges = sheets.map(({ name, header, rows }, index) => {
    const range = `${odsAddress(name)}.A1:${odsAddress(name)}.${odsColumnName(Math.max(0, header.length - 1))}${rows.length + 1}`;
    return `<table:database-range table:name="__Anonymous_Sheet_DB__${index}" table:target-range-address="${range}" table:display-filter-buttons="true"/>`;
  });
  edit('content.xml', (text) =>
    text.replace('</office:spreadsheet>', () => `<table:database-ranges>${ranges.join('')}</table:database-ranges></office:spreadsheet>`),
  );
  edit('meta.xml', (text) => text.replace('</office:meta>', `<dc:language>${language}</dc:language></office:meta>`));
  const entries = Object.entries(files).map(([name, bytes]) => [name, [bytes, { level: name === 'mimetype' ? 0 : 6 }]] as const);
  return zipSync(Object.fromEntries(entries) as Zippable) as Uint8Array<ArrayBuffer>;
}

/** Several sheets of one file. Their list, of `OdsSheet`, is JSON that the worker reads, so that the page need not hold it. */
export interface OdsRequest {
  readonly title: string;
  readonly sheets: Blob;
}

export const odsOfSheets = async ({ title, sheets }: OdsRequest): Promise<Blob> =>
  odsFile(title, JSON.parse(await sheets.text()) as OdsSheet[]);
