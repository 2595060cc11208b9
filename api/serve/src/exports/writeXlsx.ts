import { constants, deflateRawSync } from 'node:zlib';
import type { Language } from '@territori/languages';
import { type Deflate, type WorkbookSheet, workbookBytes } from '@territori/traduzione/workbook';
import type { Table, TableColumn } from './table.ts';

export interface Sheet extends Table {
  readonly name: string;
}

/** What the file is about, for readers that show it and for screen readers. */
export interface SheetProperties {
  readonly title: string;
  readonly language: Language;
  /** The author: the name of the product. */
  readonly creator: string;
}

function formatOf({ type, mask }: TableColumn): string | undefined {
  if (type !== 'NUMBER' || mask === '') return undefined;
  return mask.includes('D0') ? '#,##0.0000' : '#,##0';
}

const workbookSheet = ({ name, columns, blocks }: Sheet): WorkbookSheet => ({
  name,
  header: columns.map(({ label }) => label),
  blocks,
  formats: columns.map(formatOf),
});

/** Node's own deflate takes a third of the time of one in JavaScript. */
const deflate: Deflate = (part, last) =>
  deflateRawSync(part, { level: 6, finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH });

/** Sheets as the bytes of one XLSX file, a block of rows at a time as they are read. */
export const writeXlsx = (sheets: readonly Sheet[], properties: SheetProperties): AsyncGenerator<Uint8Array> =>
  workbookBytes(sheets.map(workbookSheet), properties, deflate);
