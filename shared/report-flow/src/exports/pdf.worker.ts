import type { ExportTable } from './ExportTable.ts';
import { type PdfRequest, tablePdf } from './tablePdf.ts';
import { answerMessages } from './workerReply.ts';

/** A table whose rows may still be the JSON file of the API, `{"resultset": [...]}`: thousands of rows are read here, not on the page. */
export type PdfWorkerRequest = Omit<PdfRequest, 'table'> & {
  readonly table: Omit<ExportTable, 'rows'> & { readonly rows: ExportTable['rows'] | Blob };
};

answerMessages<PdfWorkerRequest>(async ({ table, ...request }, onProgress) => {
  const rows =
    table.rows instanceof Blob ? (JSON.parse(await table.rows.text()) as { resultset: ExportTable['rows'] }).resultset : table.rows;
  return new Blob([tablePdf({ ...request, table: { ...table, rows } }, onProgress)], { type: 'application/pdf' });
});
