import type { Readable } from 'node:stream';
import type { Language } from '@territori/languages';
import { textIn } from '@territori/languages';
import { nextSlice } from '@territori/process/nextSlice';
import { takesTwoDates } from '@territori/reports/definition';
import type { Selection } from '@territori/reports/Selection';
import type { Window } from '@territori/reports/table/Table';
import type { FileKind } from '@territori/wire';
import { message } from '../message.ts';
import type { OpenReport, Reports } from '../reports/reports.ts';
import { rowsInJson, type WantedRows } from '../reports/rowsInJson.ts';
import { reportFileName } from './fileName.ts';
import { csvStream, xlsxStream } from './fileStreams.ts';
import type { NamedTable } from './fileThread.ts';
import type { GivenTable } from './table.ts';

export interface ReportFile {
  readonly name: string;
  readonly type: string;
  readonly body: Readable | string;
}

export interface FileRequest {
  readonly open: OpenReport;
  readonly selection: Selection;
  readonly kind: FileKind;
  readonly language: Language;
  /** The author that an XLSX names. */
  readonly creator: string;
  /** Adds the sheet Metadati to an XLSX. */
  readonly metadata?: boolean;
  readonly window?: Window | undefined;
}

/** Rows that are handed on at once: other calls are answered between them. */
const WRITTEN_AT_ONCE = 500;
const TYPES: Record<FileKind, string> = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
  JSON: 'application/json; charset=utf-8',
};

/**
 * Writes the selected rows of a report into a file. Their texts are made some at a time, when the client has read those before them: a file
 * of many rows takes no more memory than one of a few.
 */
export async function reportFile(reports: Reports, request: FileRequest): Promise<ReportFile> {
  const { open, selection, kind, language, window } = request;
  const dates = takesTwoDates(open.report) ? [open.dates.from, open.dates.to] : [open.dates.from];
  const name = reportFileName(textIn(open.report.title, language), dates, kind.toLowerCase());
  const table = await open.table();
  const rows = table.select(dates, selection);
  const wanted: WantedRows = { table, rows, columns: open.columns.map((column) => column.name), style: 'file', window };
  if (kind === 'JSON') return { name, type: TYPES.JSON, body: await rowsInJson('{"resultset":', wanted, '}') };
  const columns = open.columns.map((column) => ({ label: textIn(column.label, language), type: column.type, mask: column.mask }));
  const data: GivenTable = { columns, blocks: blocksOf(wanted) };
  if (kind === 'CSV') return { name, type: TYPES.CSV, body: csvStream(data) };
  const sheets = [{ name: 'Dati', ...data }];
  if (request.metadata) sheets.push(metadataSheet(open, reports, language));
  return {
    name,
    type: TYPES.XLSX,
    body: xlsxStream(sheets, { title: textIn(open.report.title, language), language, creator: request.creator }),
  };
}

async function* blocksOf({ table, rows, columns, window }: WantedRows): AsyncGenerator<string> {
  const { offset, limit } = window ?? { offset: 0, limit: rows.length };
  const end = Math.min(rows.length, offset + limit);
  for (let start = offset; start < end; start += WRITTEN_AT_ONCE) {
    await nextSlice();
    yield table.lists(rows, columns, { offset: start, limit: Math.min(WRITTEN_AT_ONCE, end - start) });
  }
}

const METADATA_LABELS = [
  'reportFile.variable',
  'reportFile.acronym',
  'reportFile.description',
  'reportFile.notes',
  'reportFile.source',
  'reportFile.link',
] as const;

function metadataSheet(open: OpenReport, reports: Reports, language: Language): NamedTable {
  const rows = reports
    .columns(open, language)
    .map(({ LABEL, COLNAME, GUIDA, NOTE, FONTE, LINK }) => [LABEL, COLNAME, GUIDA, NOTE, FONTE, LINK]);
  return {
    name: 'Metadati',
    columns: METADATA_LABELS.map((key) => ({ label: textIn(message(key), language), type: 'VARCHAR', mask: '' })),
    blocks: [rows],
  };
}
