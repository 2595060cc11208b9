import { columnGroups, identifyingColumns } from './columnGroups.ts';
import { columnWidth, type Measure, PDF_PAGE } from './columnWidths.ts';
import type { ExportColumn, ExportTable } from './ExportTable.ts';

/** Millimetres in a point, and the height of a line as a multiple of its size. */
const POINT = 25.4 / 72;
const LINE = 1.15;

/** Mean width of a character of Titillium Web, as a share of the size. The worker measures texts; a page without the fonts cannot. */
const MEAN_CHARACTER = { normal: 0.5, bold: 0.53 };
const measure: Measure = (text, style) => text.length * MEAN_CHARACTER[style] * PDF_PAGE.fontSize * POINT;

const available = PDF_PAGE.width - 2 * PDF_PAGE.margin;
const widthOnPages = (rows: ExportTable['rows']) => (column: ExportColumn) => Math.min(columnWidth(column, rows, measure), available);

function groupsOf(columns: readonly ExportColumn[], rows: ExportTable['rows']): readonly (readonly ExportColumn[])[] {
  return columnGroups(columns, identifyingColumns(columns.map(({ name }) => name)), widthOnPages(rows), available);
}

/** How many pages a PDF of `total` rows will have, from some of its rows: about right, since the others may be longer. */
export function estimatePdfPages(columns: readonly ExportColumn[], some: ExportTable['rows'], total: number): number {
  const width = widthOnPages(some);
  const lineHeight = PDF_PAGE.fontSize * POINT * LINE;
  const height = (lines: number) => lines * lineHeight + 2 * PDF_PAGE.cellPadding;
  const lines = (text: string, column: ExportColumn, style: 'normal' | 'bold') =>
    Math.max(1, Math.ceil(measure(text, style) / (width(column) - 2 * PDF_PAGE.cellPadding)));
  const usable = PDF_PAGE.height - 2 * PDF_PAGE.margin - PDF_PAGE.footer;
  return groupsOf(columns, some).reduce((pages, group) => {
    const head = height(Math.max(...group.map((column) => lines(column.label, column, 'bold'))));
    const heights = some.map((row) => height(Math.max(...group.map((column) => lines(String(row[column.name] ?? ''), column, 'normal')))));
    const mean = heights.reduce((sum, each) => sum + each, 0) / Math.max(1, heights.length) || height(1);
    return pages + Math.max(1, Math.ceil(total / Math.floor((usable - head) / mean)));
  }, 0);
}

/** The columns that fit on the width of one page: code and name, then the first others. */
export function columnsOfOnePage(columns: readonly ExportColumn[], some: ExportTable['rows']): readonly ExportColumn[] {
  return groupsOf(columns, some)[0] ?? columns;
}
