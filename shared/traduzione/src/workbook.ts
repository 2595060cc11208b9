export { readWorkbook } from './read/workbook/readWorkbook.ts';
export { columnWidth } from './write/columnWidth.ts';
export { type Deflate, type WorkbookProperties, type WorkbookSheet, workbookBytes } from './write/workbookBytes.ts';
export { writeWorkbook } from './write/writeWorkbook.ts';
