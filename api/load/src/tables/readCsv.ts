import { type CsvError, parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { BadFileError } from '../files/BadFileError.ts';
import { normaliseHeader, Row, type SourceTable } from './SourceTable.ts';

/** UTF-8 with or without its mark. Bytes that are not UTF-8 are read as windows-1252, in which Istat publishes. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(Buffer.from(bytes), 'windows-1252');
  }
}

/** The separator that the header has more of. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\r?\n/) >>> 0);
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

/** Reads a CSV: header matched by name, `;` or `,`, quoted fields with line breaks. */
export function readCsv(file: string, bytes: Uint8Array): SourceTable {
  const text = decode(bytes);
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as never;
  } catch (error) {
    const { message, lines } = error as CsvError & { lines?: number };
    throw new BadFileError(file, lines === undefined ? null : `line ${lines}`, message);
  }
  const [head, ...body] = records;
  if (!head) throw new BadFileError(file, null, 'the file is empty');
  const columns = head.record.map(normaliseHeader);
  while (columns.at(-1) === '') columns.pop();
  const positions = new Map(columns.map((column, index) => [column, index]));
  const rows = body.flatMap(({ record, info }) => {
    if (record.every((value) => value.trim() === '')) return [];
    if (record.length < columns.length) {
      throw new BadFileError(file, `line ${info.lines}`, `the row has ${record.length} values, the header ${columns.length}`);
    }
    return [new Row(file, `line ${info.lines}`, positions, record)];
  });
  return { file, report: null, columns, rows };
}
