import type { Language } from '@territori/contract';
import type { FileKind } from '@territori/contract/wire';
import type { DocumentLook } from '@territori/exports/DocumentLook';
import type { ExportColumn } from '@territori/exports/ExportTable';
import { fileName } from '@territori/exports/fileName';
import { type ExportProgress, pdfFile } from '@territori/exports/pdfFile';
import { sheetInWorker } from '@territori/exports/tableFile';
import type { Api, DownloadedFile } from '@territori/kit';
import type { RowsRequest } from '../data/RowsRequest.ts';
import { spoolBody, spoolPath } from '../data/spoolRequest.ts';
import { wireLanguage } from '../data/wireLanguage.ts';

export interface ReportFileRequest {
  readonly rows: RowsRequest;
  readonly language: Language;
  /** The edition of the data; undefined while it is unknown: the file is then not kept for the session. */
  readonly edition: string | undefined;
  /** XLSX only: adds the sheet Metadati. */
  readonly metadata: boolean;
}

export interface ReportPdfTexts {
  readonly look: DocumentLook;
  readonly title: string;
  readonly subtitles: readonly string[];
  readonly columns: readonly ExportColumn[];
  readonly footer: string;
  readonly groupTitle: string;
}

/** The share of the time that downloading the rows takes, where the file is made of them here. */
const READING = 0.2;

/**
 * The whole report, filtered and sorted as on screen, as a file of the API. A file that was downloaded before comes
 * from the session. `onProgress` is not called while the size is unknown.
 */
export function reportFile(
  api: Api,
  kind: FileKind,
  { rows, language, edition, metadata }: ReportFileRequest,
  { signal, onProgress }: ExportProgress = {},
): Promise<DownloadedFile> {
  const path = spoolPath(rows);
  const query = {
    PageNum: 1,
    PageSize: 999_999,
    dataA: rows.dates.to,
    plang: wireLanguage(language),
    pdoctype: kind,
    pmetadati: kind === 'XLSX' && metadata ? 1 : undefined,
  };
  const body = spoolBody(rows.view);
  return api.download(path, {
    method: 'POST',
    query,
    body,
    ...(edition && { cacheKey: JSON.stringify([edition, path, query, body]) }),
    ...(signal && { signal }),
    onProgress: (bytes, total) => total && onProgress?.(bytes / total),
  });
}

/** The whole report as an ODS, with every column as in the API's XLSX: its rows from the API, the file made in a worker. */
export async function reportOds(
  api: Api,
  request: ReportFileRequest,
  {
    title,
    columns,
    sheet,
    creator,
  }: { readonly title: string; readonly columns: readonly ExportColumn[]; readonly sheet: string; readonly creator: string },
  { signal, onProgress }: ExportProgress = {},
): Promise<DownloadedFile> {
  const signalled = signal ? { signal } : {};
  const { blob: rows } = await reportFile(api, 'JSON', request, { ...signalled, onProgress: (ratio) => onProgress?.(ratio * READING) });
  const table = { title, subtitles: [], language: request.language, columns, rows };
  const blob = await sheetInWorker({ table, kind: 'ODS', sheet, creator }, signalled);
  return { blob, filename: fileName({ title, date: request.rows.dates.from }, 'ods') };
}

/** The whole report as a PDF: its rows from the API, the document made in a worker. */
export async function reportPdf(
  api: Api,
  request: ReportFileRequest,
  texts: ReportPdfTexts,
  { signal, onProgress }: ExportProgress = {},
): Promise<DownloadedFile> {
  const signalled = signal ? { signal } : {};
  const { look, title, subtitles, columns, footer, groupTitle } = texts;
  const { blob: rows } = await reportFile(api, 'JSON', request, { ...signalled, onProgress: (ratio) => onProgress?.(ratio * READING) });
  const blob = await pdfFile(
    { table: { title, subtitles, language: request.language, columns, rows }, look, footer, groupTitle },
    { ...signalled, onProgress: (ratio) => onProgress?.(READING + ratio * (1 - READING)) },
  );
  return { blob, filename: fileName({ title, date: request.rows.dates.from }, 'pdf') };
}
