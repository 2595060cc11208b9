import type { ExportTable } from './ExportTable.ts';
import type { OdsRequest } from './odsFile.ts';
import type { PdfRequest } from './PdfRequest.ts';
import { type ExportProgress, pdfFile } from './pdfFile.ts';
import { runWorker } from './runWorker.ts';
import type { SheetKind, SheetRequest } from './sheetFile.ts';
import { startWorker } from './startWorker.ts';

/** A table as a file, made in a worker. */
export function tableFile(
  table: ExportTable,
  kind: SheetKind | 'PDF',
  texts: Pick<PdfRequest, 'look' | 'footer' | 'groupTitle'> & Pick<SheetRequest, 'sheet'>,
  options: ExportProgress = {},
): Promise<Blob> {
  if (kind === 'PDF') return pdfFile({ table, look: texts.look, footer: texts.footer, groupTitle: texts.groupTitle }, options);
  return sheetInWorker({ table, kind, sheet: texts.sheet, creator: texts.look.creator }, options);
}

const sheetWorker = () => startWorker(() => new Worker(new URL('./sheet.worker.ts', import.meta.url)));

/** A table, whose rows may be unread, as a spreadsheet, CSV or JSON, made in a worker. */
export const sheetInWorker = (request: SheetRequest, options: ExportProgress = {}): Promise<Blob> =>
  runWorker(sheetWorker, request, options);

/** Several sheets as an ODS, made in a worker. */
export const odsInWorker = (request: OdsRequest, options: ExportProgress = {}): Promise<Blob> => runWorker(sheetWorker, request, options);
