import { columnWidth } from './columnWidth.ts';
import type { WorkbookCell, WorkbookSheet } from './WorkbookSheet.ts';
import { HEADER_STYLE } from './workbookStyles.ts';
import { SPREADSHEET_NAMESPACE, XML_HEAD, xmlText } from './xmlText.ts';

/** The letters of a column by its place from 0: A, Z, AA. */
export const columnLetters = (place: number): string =>
  (place < 26 ? '' : columnLetters(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

/** The places of the styles of a column: of its texts and of its numbers. */
export interface ColumnStyle {
  readonly letters: string;
  readonly text: number;
  readonly number: number;
}

const cellXml = (cell: WorkbookCell, { letters, text, number }: ColumnStyle, row: number): string => {
  const style = (place: number) => (place === 0 ? '' : ` s="${place}"`);
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${letters}${row}"${style(number)}><v>${cell}</v></c>`;
  const content = String(cell ?? '');
  if (content === '') return '';
  return `<c r="${letters}${row}"${style(text)} t="inlineStr"><is><t xml:space="preserve">${xmlText(content)}</t></is></c>`;
};

/** A row by its number from 1. */
export const rowXml = (cells: readonly WorkbookCell[], number: number, styles: readonly ColumnStyle[]): string =>
  `<row r="${number}">${cells.map((cell, place) => (styles[place] ? cellXml(cell, styles[place], number) : '')).join('')}</row>`;

/** The beginning of a sheet: its first row stays in sight, and it is printed as wide as a page in landscape. */
export function sheetHead(
  { header, formats }: WorkbookSheet,
  styles: readonly ColumnStyle[],
  first: readonly (readonly WorkbookCell[])[],
): string {
  const columns = header.map((label, place) => {
    const width = columnWidth(
      label,
      first.map((row) => row[place]),
    );
    const style = formats?.[place] === undefined ? styles[place]?.text : styles[place]?.number;
    return `<col min="${place + 1}" max="${place + 1}" width="${width}" style="${style}" customWidth="1"/>`;
  });
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
  return `${XML_HEAD}<worksheet xmlns="${SPREADSHEET_NAMESPACE}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${cols}<sheetData>${rowXml(
    header,
    1,
    styles.map((style) => ({ ...style, text: HEADER_STYLE })),
  )}`;
}

/** The end of a sheet of so many rows, its header included: a filter on all of them. */
export const sheetFoot = ({ header }: WorkbookSheet, rows: number): string => {
  const filter = header.length > 0 ? `<autoFilter ref="A1:${columnLetters(header.length - 1)}${rows}"/>` : '';
  return `</sheetData>${filter}<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`;
};
