export { readWorkbook } from './read/workbook/readWorkbook.ts';
export { writeWorkbook } from './write/writeWorkbook.ts';
