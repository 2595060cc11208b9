import type { ExportColumn, ExportTable } from './ExportTable.ts';

/** The page of a PDF, in millimetres: landscape A4, its margins, and the type of the table. */
export const PDF_PAGE = { width: 297, height: 210, margin: 10, footer: 4, fontSize: 7, cellPadding: 1 } as const;

/** The width of a text in millimetres, in the type of the table. */
export type Measure = (text: string, style: 'normal' | 'bold') => number;

const MAX_COLUMN = 48;
/** Smallest width of a column, in millimetres. */
const MIN_COLUMN = 9;

/** Wide enough for the longest text, up to a limit where texts wrap. Only the longest text of a column is measured. */
export function columnWidth({ name, label }: ExportColumn, rows: ExportTable['rows'], measure: Measure): number {
  let longest = '';
  for (const row of rows) {
    const text = String(row[name] ?? '');
    if (text.length > longest.length) longest = text;
  }
  const room = (text: string, style: 'normal' | 'bold') => measure(text, style) + 2 * PDF_PAGE.cellPadding + 0.5;
  const words = label.split(/\s+/).map((word) => room(word, 'bold'));
  return Math.min(MAX_COLUMN, Math.max(MIN_COLUMN, room(label, 'bold') / 2, ...words, room(longest, 'normal') * 1.05));
}
