import type { Readable } from 'node:stream';
import type { NamedTable } from './fileThread.ts';
import type { SheetProperties } from './writeXlsx.ts';
import { writtenAside } from './writtenAside.ts';

/** Sheets as an XLSX file. Throws TooManyFiles as `writtenAside` does. */
export const xlsxStream = (sheets: readonly NamedTable[], properties: SheetProperties): Readable =>
  writtenAside({ tables: sheets, properties });
