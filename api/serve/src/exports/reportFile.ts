import type { Readable } from 'node:stream';
import { takesTwoDates } from '@territori/reports/definition';
import type { Selection } from '@territori/reports/Selection';
import type { Window } from '@territori/reports/statement';
import type { Database } from '@territori/store/database';
import type { FileKind } from '@territori/wire';
import type { Language } from '@territori/wire/language';
import { type Blocks, readBlocks, rowsBetween } from '../reports/readBlocks.ts';
import type { OpenReport, Reports } from '../reports/reports.ts';
import { csvStream } from './csv.ts';
import { reportFileName } from './fileName.ts';
import type { NamedTable } from './fileThread.ts';
import type { Table } from './table.ts';
import { xlsxStream } from './xlsx.ts';

export interface ReportFile {
  readonly name: string;
  readonly type: string;
  readonly body: Readable | string;
}

export interface FileRequest {
  readonly edition: number;
  readonly open: OpenReport;
  readonly selection: Selection;
  readonly kind: FileKind;
  readonly language: Language;
  /** Adds the sheet Metadati to an XLSX. */
  readonly metadata?: boolean;
  readonly window?: Window | undefined;
}

const TYPES: Record<FileKind, string> = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
  JSON: 'application/json; charset=utf-8',
};

/**
 * Writes the selected rows of a report into a file. The rows are read a block at a time, each when the client has read those before it: the
 * time limit of a statement holds for each block, and a file of many rows takes no more memory than one of a few.
 */
export async function reportFile(database: Database, reports: Reports, request: FileRequest): Promise<ReportFile> {
  const { edition, open, selection, kind, language, window } = request;
  const dates = takesTwoDates(open.report) ? [open.dates.from, open.dates.to] : [open.dates.from];
  const name = reportFileName(open.report.title[language], dates, kind.toLowerCase());
  if (kind === 'JSON') {
    const rows = await readBlocks(database, edition, (part) => open.statement.block(selection, 'file', 'object', part), window);
    return { name, type: TYPES.JSON, body: rowsBetween('{"resultset":', rows, '}') };
  }
  const rows = await readBlocks(database, edition, (part) => open.statement.block(selection, 'wire', 'array', part), window);
  const columns = open.statement.columns.map((column) => ({ label: column.label[language], type: column.type, mask: column.mask }));
  const data: Table = { columns, blocks: texts(rows) };
  if (kind === 'CSV') return { name, type: TYPES.CSV, body: csvStream(data) };
  const sheets = [{ name: 'Dati', ...data }];
  if (request.metadata) sheets.push(metadataSheet(open, reports, language));
  return { name, type: TYPES.XLSX, body: xlsxStream(sheets, { title: open.report.title[language], language }) };
}

/** The blocks as the database wrote them: the thread reads them. */
async function* texts({ first, others }: Blocks): AsyncGenerator<string> {
  yield first;
  for await (const block of others) yield block.toString();
}

const METADATA_LABELS = {
  it: ['Variabile', 'Acronimo variabile', 'Descrizione', 'Note', 'Fonte', 'Link'],
  en: ['Variable', 'Variable acronym', 'Description', 'Notes', 'Source', 'Link'],
};

function metadataSheet(open: OpenReport, reports: Reports, language: Language): NamedTable {
  const rows = reports
    .columns(open, language)
    .map(({ LABEL, COLNAME, GUIDA, NOTE, FONTE, LINK }) => [LABEL, COLNAME, GUIDA, NOTE, FONTE, LINK]);
  return { name: 'Metadati', columns: METADATA_LABELS[language].map((label) => ({ label, type: 'VARCHAR', mask: '' })), blocks: [rows] };
}
