import { readTable, type UnreadTable } from './ExportTable.ts';
import type { PdfRequest } from './PdfRequest.ts';
import { tablePdf } from './tablePdf.ts';
import { answerMessages } from './workerReply.ts';

/** The worker receives unparsed files, rows and fonts, so that the page parses neither. */
export type PdfWorkerRequest = Omit<PdfRequest, 'table' | 'fonts'> & {
  readonly table: UnreadTable;
  readonly fonts: Readonly<Record<keyof PdfRequest['fonts'], Blob>>;
};

answerMessages<PdfWorkerRequest>(async ({ table, fonts, ...texts }, onProgress) => {
  const read = { regular: await base64(fonts.regular), bold: await base64(fonts.bold) };
  const request = { ...texts, table: await readTable(table), fonts: read };
  return new Blob([tablePdf(request, onProgress)], { type: 'application/pdf' });
});

async function base64(file: Blob): Promise<string> {
  let bytes = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}
