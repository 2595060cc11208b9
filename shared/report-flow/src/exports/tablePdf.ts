import { jsPDF } from 'jspdf';
import autoTable from 'jspdf-autotable';
import { columnGroups, identifyingColumns } from './columnGroups.ts';
import type { ExportColumn, ExportTable } from './ExportTable.ts';

/** TrueType files, base64: the built-in fonts of PDF stop at Latin-1. */
export interface PdfFonts {
  readonly regular: string;
  readonly bold: string;
}

export interface PdfRequest {
  readonly table: ExportTable;
  readonly fonts: PdfFonts;
  /** The name of the product that makes the document. */
  readonly creator: string;
  /** Footer of each page, with `{{page}}` and `{{pages}}`. */
  readonly footer: string;
  /** Line above a group of columns when the table is too wide for the page, with `{{group}}` and `{{groups}}`. */
  readonly groupTitle: string;
}

const FONT = 'Titillium Web';
const FONT_SIZE = 7;
const MARGIN = 10;
const CELL_PADDING = 1;
const MAX_COLUMN = 48;
/** Smallest width of a column, in millimetres. */
const MIN_COLUMN = 9;
const BRAND: [number, number, number] = [0, 73, 144];
const STRIPE: [number, number, number] = [243, 246, 250];

const fill = (template: string, values: Readonly<Record<string, number>>) =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * A table as a PDF: landscape A4, with title and language, the header repeated on each page, page numbers, and, when
 * the columns do not fit, groups of columns that repeat code and name. Slow with thousands of rows: call it in a
 * worker. `onProgress` goes from 0 to 1.
 */
export function tablePdf({ table, fonts, creator, footer, groupTitle }: PdfRequest, onProgress?: (ratio: number) => void): ArrayBuffer {
  const document = new jsPDF({ orientation: 'landscape', format: 'a4', unit: 'mm', compress: true, putOnlyUsedFonts: true });
  document.setProperties({ title: table.title, creator }).setLanguage(table.language);
  // PDF readers show the title, not the file name
  document.viewerPreferences({ DisplayDocTitle: true });
  document.addFileToVFS('regular.ttf', fonts.regular).addFont('regular.ttf', FONT, 'normal');
  document.addFileToVFS('bold.ttf', fonts.bold).addFont('bold.ttf', FONT, 'bold');

  const top = writeHeading(document, table);
  const available = document.internal.pageSize.getWidth() - 2 * MARGIN;
  const widths = new Map(table.columns.map((column) => [column, columnWidth(document, column, table)]));
  const width = (column: ExportColumn) => widths.get(column) ?? MIN_COLUMN;
  const groups = columnGroups(table.columns, identifyingColumns(table.columns.map(({ name }) => name)), width, available);

  groups.forEach((columns, index) => {
    if (index > 0) document.addPage();
    if (groups.length > 1) {
      document
        .setFontSize(FONT_SIZE + 1)
        .text(fill(groupTitle, { group: index + 1, groups: groups.length }), MARGIN, index === 0 ? top : MARGIN + 2);
    }
    autoTable(document, {
      startY: (index === 0 ? top : MARGIN + 2) + (groups.length > 1 ? 2 : 0),
      margin: { top: MARGIN, right: MARGIN, bottom: MARGIN + 4, left: MARGIN },
      columns: columns.map(({ name, label }) => ({ header: label, dataKey: name })),
      columnStyles: Object.fromEntries(columns.map((column) => [column.name, { cellWidth: Math.min(width(column), available) }])),
      body: table.rows.map((row) => Object.fromEntries(columns.map(({ name }) => [name, String(row[name] ?? '')]))),
      showHead: 'everyPage',
      rowPageBreak: 'avoid',
      tableWidth: columns.reduce((sum, column) => sum + Math.min(width(column), available), 0),
      styles: { font: FONT, fontSize: FONT_SIZE, cellPadding: CELL_PADDING, overflow: 'linebreak' },
      headStyles: { fillColor: BRAND, textColor: 255, fontStyle: 'bold', valign: 'bottom' },
      alternateRowStyles: { fillColor: STRIPE },
      willDrawCell: ({ section, column, row }) => {
        if (section === 'body' && column.index === 0 && row.index % 100 === 0)
          onProgress?.((index + row.index / table.rows.length) / groups.length);
      },
    });
  });

  writeFooters(document, footer);
  return document.output('arraybuffer');
}

/** Draws title and subtitles; returns the height at which the table begins. */
function writeHeading(document: jsPDF, { title, subtitles }: ExportTable): number {
  const width = document.internal.pageSize.getWidth() - 2 * MARGIN;
  let y = MARGIN + 4;
  const write = (text: string, size: number, style: 'normal' | 'bold') => {
    document.setFont(FONT, style).setFontSize(size);
    for (const line of document.splitTextToSize(text, width) as string[]) {
      document.text(line, MARGIN, y);
      y += size * 0.45;
    }
  };
  write(title, 13, 'bold');
  for (const subtitle of subtitles) write(subtitle, 9, 'normal');
  return y + 1;
}

/** Wide enough for the longest text, up to a limit where texts wrap. Only the longest text of a column is measured. */
function columnWidth(document: jsPDF, { name, label }: ExportColumn, { rows }: ExportTable): number {
  let longest = '';
  for (const row of rows) {
    const text = String(row[name] ?? '');
    if (text.length > longest.length) longest = text;
  }
  document.setFontSize(FONT_SIZE);
  const measure = (text: string, style: 'normal' | 'bold') => document.setFont(FONT, style).getTextWidth(text) + 2 * CELL_PADDING + 0.5;
  const words = label.split(/\s+/).map((word) => measure(word, 'bold'));
  return Math.min(MAX_COLUMN, Math.max(MIN_COLUMN, measure(label, 'bold') / 2, ...words, measure(longest, 'normal') * 1.05));
}

function writeFooters(document: jsPDF, footer: string): void {
  const { getWidth, getHeight } = document.internal.pageSize;
  const pages = document.getNumberOfPages();
  document.setFont(FONT, 'normal').setFontSize(FONT_SIZE).setTextColor(80);
  for (let page = 1; page <= pages; page += 1) {
    document.setPage(page).text(fill(footer, { page, pages }), getWidth() - MARGIN, getHeight() - MARGIN + 2, { align: 'right' });
  }
}
