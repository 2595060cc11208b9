import type { ExportTable } from './ExportTable.ts';
import { type PdfRequest, tablePdf } from './tablePdf.ts';
import { answerMessages } from './workerReply.ts';

/**
 * The worker receives unparsed files: it parses thousands of rows (the JSON file of the API, `{"resultset": [...]}`)
 * and the fonts, so that the page does not.
 */
export type PdfWorkerRequest = Omit<PdfRequest, 'table' | 'fonts'> & {
  readonly table: Omit<ExportTable, 'rows'> & { readonly rows: ExportTable['rows'] | Blob };
  readonly fonts: Readonly<Record<keyof PdfRequest['fonts'], Blob>>;
};

answerMessages<PdfWorkerRequest>(async ({ table, fonts, ...texts }, onProgress) => {
  const rows =
    table.rows instanceof Blob ? (JSON.parse(await table.rows.text()) as { resultset: ExportTable['rows'] }).resultset : table.rows;
  const request = { ...texts, table: { ...table, rows }, fonts: { regular: await base64(fonts.regular), bold: await base64(fonts.bold) } };
  return new Blob([tablePdf(request, onProgress)], { type: 'application/pdf' });
});

async function base64(file: Blob): Promise<string> {
  let bytes = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}
