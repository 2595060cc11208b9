export { readWorkbook } from './read/workbook/readWorkbook.ts';
export { columnWidth } from './write/columnWidth.ts';
export type { Deflate } from './write/DeflatedElsewhere.ts';
export type { WorkbookProperties } from './write/WorkbookProperties.ts';
export type { WorkbookSheet } from './write/WorkbookSheet.ts';
export { workbookBytes } from './write/workbookBytes.ts';
export { writeWorkbook } from './write/writeWorkbook.ts';
