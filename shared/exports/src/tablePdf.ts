import { jsPDF } from 'jspdf';
import autoTable from 'jspdf-autotable';
import { columnGroups, identifyingColumns } from './columnGroups.ts';
import { columnWidth, type Measure, PDF_PAGE } from './columnWidths.ts';
import type { ExportColumn, ExportTable } from './ExportTable.ts';
import type { PdfRequest } from './PdfRequest.ts';
import { pdfMetadata } from './pdfMetadata.ts';
import { StructureTree } from './StructureTree.ts';
import { taggedCells } from './taggedCells.ts';
import { withWordBreaks } from './withWordBreaks.ts';

/** The name of the typeface within the document. */
const PDF_TYPEFACE = 'text';
const { margin: MARGIN, fontSize: FONT_SIZE, cellPadding: CELL_PADDING } = PDF_PAGE;

/** The number of the page that is being written, from 1. */
const pdfPageNumber = (document: jsPDF): number => document.getCurrentPageInfo().pageNumber;

const filledTemplate = (template: string, values: Readonly<Record<string, number>>) =>
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
  document.addFileToVFS('regular.ttf', fonts.regular).addFont('regular.ttf', PDF_TYPEFACE, 'normal');
  document.addFileToVFS('bold.ttf', fonts.bold).addFont('bold.ttf', PDF_TYPEFACE, 'bold');

  const top = writePdfHeading(document, structure, table);
  const available = document.internal.pageSize.getWidth() - 2 * MARGIN;
  document.setFontSize(FONT_SIZE);
  const measure: Measure = (text, style) => document.setFont(PDF_TYPEFACE, style).getTextWidth(text);
  const widths = new Map(table.columns.map((column) => [column, columnWidth(column, table.rows, measure)]));
  const width = (column: ExportColumn) => widths.get(column) ?? 0;
  const identifying = identifyingColumns(table.columns.map(({ name }) => name));
  const groups = columnGroups(table.columns, identifying, width, available);

  const whole = document.outline.add(null, table.title, { pageNumber: 1 });
  const name = identifying[1] ?? identifying[0] ?? table.columns[0]?.name ?? '';

  groups.forEach((columns, index) => {
    if (index > 0) document.addPage();
    const title = filledTemplate(groupTitle, { group: index + 1, groups: groups.length });
    const marks = groups.length > 1 ? document.outline.add(whole, title, { pageNumber: pdfPageNumber(document) }) : whole;
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
      styles: { font: PDF_TYPEFACE, fontSize: FONT_SIZE, cellPadding: CELL_PADDING, overflow: 'linebreak' },
      headStyles: { fillColor: look.head, textColor: look.onHead, fontStyle: 'bold', valign: 'bottom' },
      alternateRowStyles: { fillColor: look.stripe },
      didDrawCell: () => structure.end(),
      willDrawCell: ({ section, column, row, cell: drawn }) => {
        drawn.text = withWordBreaks(drawn.text, String(drawn.raw ?? ''));
        if (section === 'body' && pdfPageNumber(document) !== marked) {
          marked = pdfPageNumber(document);
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

  writePdfFooters(document, structure, footer, look.quiet);
  return document.output('arraybuffer');
}

/** Draws title and subtitles; returns the height at which the table begins. */
function writePdfHeading(document: jsPDF, structure: StructureTree, { title, subtitles }: ExportTable): number {
  const width = document.internal.pageSize.getWidth() - 2 * MARGIN;
  let y = MARGIN + 4;
  const write = (text: string, type: 'H1' | 'P', size: number, style: 'normal' | 'bold') => {
    document.setFont(PDF_TYPEFACE, style).setFontSize(size);
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

function writePdfFooters(document: jsPDF, structure: StructureTree, footer: string, color: string): void {
  const { getWidth, getHeight } = document.internal.pageSize;
  const pages = document.getNumberOfPages();
  document.setFont(PDF_TYPEFACE, 'normal').setFontSize(FONT_SIZE).setTextColor(color);
  for (let page = 1; page <= pages; page += 1) {
    document.setPage(page);
    structure.beginArtifact();
    document.text(filledTemplate(footer, { page, pages }), getWidth() - MARGIN, getHeight() - MARGIN + 2, { align: 'right' });
    structure.end();
  }
}
