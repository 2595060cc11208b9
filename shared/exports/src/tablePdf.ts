import { SOURCE_LANGUAGE } from '@territori/languages';
import { jsPDF } from 'jspdf';
import autoTable from 'jspdf-autotable';
import { columnGroups, identifyingColumns } from './columnGroups.ts';
import { columnWidth, type Measure, PDF_PAGE } from './columnWidths.ts';
import type { DocumentLook } from './DocumentLook.ts';
import type { ExportColumn, ExportTable } from './ExportTable.ts';
import { pdfMetadata } from './pdfMetadata.ts';
import { type StructureElement, StructureTree } from './StructureTree.ts';

/** TrueType files, base64: the built-in fonts of PDF stop at Latin-1. */
export interface PdfFonts {
  readonly regular: string;
  readonly bold: string;
}

export interface PdfRequest {
  readonly table: ExportTable;
  readonly fonts: PdfFonts;
  readonly look: DocumentLook;
  /** Footer of each page, with `{{page}}` and `{{pages}}`. */
  readonly footer: string;
  /** Line above a group of columns when the table is too wide for the page, with `{{group}}` and `{{groups}}`. */
  readonly groupTitle: string;
}

/** The name of the typeface within the document. */
const FONT = 'text';
const { margin: MARGIN, fontSize: FONT_SIZE, cellPadding: CELL_PADDING } = PDF_PAGE;

/** The number of the page that is being written, from 1. */
const pageOf = (document: jsPDF): number => document.getCurrentPageInfo().pageNumber;

const fill = (template: string, values: Readonly<Record<string, number>>) =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * A table as a tagged PDF (PDF/UA-1): landscape A4, with title and language, the header repeated on each page, page numbers, and, when
 * the columns do not fit, groups of columns that repeat code and name, each a table of the structure. Its bookmarks lead to each group of
 * columns and within it to each page, by the name that the page begins with. Slow with thousands of rows: call it
 * in a worker. `onProgress` goes from 0 to 1.
 */
export function tablePdf({ table, fonts, look, footer, groupTitle }: PdfRequest, onProgress?: (ratio: number) => void): ArrayBuffer {
  const document = new jsPDF({ orientation: 'landscape', format: 'a4', unit: 'mm', compress: true, putOnlyUsedFonts: true });
  document.setProperties({ title: table.title, creator: look.creator }).setLanguage(table.language as Parameters<jsPDF['setLanguage']>[0]);
  // PDF readers show the title, not the file name
  document.viewerPreferences({ DisplayDocTitle: true });
  document.addMetadata(pdfMetadata({ title: table.title, language: table.language, creator: look.creator }), true);
  const structure = new StructureTree(document);
  document.addFileToVFS('regular.ttf', fonts.regular).addFont('regular.ttf', FONT, 'normal');
  document.addFileToVFS('bold.ttf', fonts.bold).addFont('bold.ttf', FONT, 'bold');

  const top = writeHeading(document, structure, table);
  const available = document.internal.pageSize.getWidth() - 2 * MARGIN;
  document.setFontSize(FONT_SIZE);
  const measure: Measure = (text, style) => document.setFont(FONT, style).getTextWidth(text);
  const widths = new Map(table.columns.map((column) => [column, columnWidth(column, table.rows, measure)]));
  const width = (column: ExportColumn) => widths.get(column) ?? 0;
  const identifying = identifyingColumns(table.columns.map(({ name }) => name));
  const groups = columnGroups(table.columns, identifying, width, available);

  const whole = document.outline.add(null, table.title, { pageNumber: 1 });
  const name = identifying[1] ?? identifying[0] ?? table.columns[0]?.name ?? '';

  groups.forEach((columns, index) => {
    if (index > 0) document.addPage();
    const title = fill(groupTitle, { group: index + 1, groups: groups.length });
    const marks = groups.length > 1 ? document.outline.add(whole, title, { pageNumber: pageOf(document) }) : whole;
    let marked = 0;
    if (groups.length > 1) {
      structure.begin(structure.add(structure.root, 'P'));
      document.setFontSize(FONT_SIZE + 1).text(title, MARGIN, index === 0 ? top : MARGIN + 2);
      structure.end();
    }
    const cells = taggedCells(structure, { rowHeader: identifying[1], language: table.language });
    autoTable(document, {
      startY: (index === 0 ? top : MARGIN + 2) + (groups.length > 1 ? 2 : 0),
      margin: { top: MARGIN, right: MARGIN, bottom: MARGIN + PDF_PAGE.footer, left: MARGIN },
      columns: columns.map(({ name, label }) => ({ header: label, dataKey: name })),
      columnStyles: Object.fromEntries(columns.map((column) => [column.name, { cellWidth: Math.min(width(column), available) }])),
      body: table.rows.map((row) => Object.fromEntries(columns.map(({ name }) => [name, String(row[name] ?? '')]))),
      showHead: 'everyPage',
      rowPageBreak: 'avoid',
      tableWidth: columns.reduce((sum, column) => sum + Math.min(width(column), available), 0),
      styles: { font: FONT, fontSize: FONT_SIZE, cellPadding: CELL_PADDING, overflow: 'linebreak' },
      headStyles: { fillColor: look.head, textColor: look.onHead, fontStyle: 'bold', valign: 'bottom' },
      alternateRowStyles: { fillColor: look.stripe },
      didDrawCell: () => structure.end(),
      willDrawCell: ({ section, column, row, cell: drawn }) => {
        drawn.text = withWordBreaks(drawn.text, String(drawn.raw ?? ''));
        if (section === 'body' && pageOf(document) !== marked) {
          marked = pageOf(document);
          document.outline.add(marks, String(table.rows[row.index]?.[name] ?? marked), { pageNumber: marked });
        }
        const cell = cells(section, row.index, String(column.dataKey));
        if (cell) structure.begin(cell);
        else structure.beginArtifact();
        if (section === 'body' && column.index === 0 && row.index % 100 === 0)
          onProgress?.((index + row.index / table.rows.length) / groups.length);
      },
    });
  });

  writeFooters(document, structure, footer, look.quiet);
  return document.output('arraybuffer');
}

/**
 * The lines of a text that was wrapped, each with the space at which it was wrapped: without it, a reader that follows the tags joins the
 * last word of a line with the first one of the next. A word that was too long for its line stays one word.
 */
export function withWordBreaks(lines: readonly string[], text: string): string[] {
  let from = 0;
  return lines.map((line, index) => {
    const at = text.indexOf(line, from);
    if (at >= 0) from = at + line.length;
    const broken = at >= 0 && /\S/.test(text.charAt(from));
    return index === lines.length - 1 || broken ? line : `${line} `;
  });
}

/** Draws title and subtitles; returns the height at which the table begins. */
function writeHeading(document: jsPDF, structure: StructureTree, { title, subtitles }: ExportTable): number {
  const width = document.internal.pageSize.getWidth() - 2 * MARGIN;
  let y = MARGIN + 4;
  const write = (text: string, type: 'H1' | 'P', size: number, style: 'normal' | 'bold') => {
    document.setFont(FONT, style).setFontSize(size);
    structure.begin(structure.add(structure.root, type));
    for (const line of withWordBreaks(document.splitTextToSize(text, width) as string[], text)) {
      document.text(line, MARGIN, y);
      y += size * 0.45;
    }
    structure.end();
  };
  write(title, 'H1', 13, 'bold');
  for (const subtitle of subtitles) write(subtitle, 'P', 9, 'normal');
  return y + 1;
}

/**
 * The structure of a table while it is drawn, row by row: returns the element of a cell, undefined for a header that is repeated on a later
 * page. The names of the data are Italian in every language.
 */
function taggedCells(
  structure: StructureTree,
  { rowHeader, language }: { readonly rowHeader: string | undefined; readonly language: string },
) {
  const table = structure.add(structure.root, 'Table');
  const inItalian = language === SOURCE_LANGUAGE ? {} : { language: SOURCE_LANGUAGE };
  const headers = new Set<string>();
  let head: StructureElement | undefined;
  let row: { readonly index: number; readonly element: StructureElement; readonly cells: Map<string, StructureElement> } | undefined;
  return (section: 'head' | 'body' | 'foot', index: number, column: string): StructureElement | undefined => {
    if (section === 'head') {
      if (headers.has(column)) return undefined;
      headers.add(column);
      head ??= structure.add(table, 'TR');
      return structure.add(head, 'TH', { scope: 'Column' });
    }
    if (row?.index !== index) row = { index, element: structure.add(table, 'TR', inItalian), cells: new Map() };
    // a row that is higher than a page is drawn in parts
    const drawn = row.cells.get(column);
    const cell = drawn ?? (column === rowHeader ? structure.add(row.element, 'TH', { scope: 'Row' }) : structure.add(row.element, 'TD'));
    row.cells.set(column, cell);
    return cell;
  };
}

function writeFooters(document: jsPDF, structure: StructureTree, footer: string, color: string): void {
  const { getWidth, getHeight } = document.internal.pageSize;
  const pages = document.getNumberOfPages();
  document.setFont(FONT, 'normal').setFontSize(FONT_SIZE).setTextColor(color);
  for (let page = 1; page <= pages; page += 1) {
    document.setPage(page);
    structure.beginArtifact();
    document.text(fill(footer, { page, pages }), getWidth() - MARGIN, getHeight() - MARGIN + 2, { align: 'right' });
    structure.end();
  }
}
