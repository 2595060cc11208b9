import { BadFileError, NotASourceError } from '../files/BadFileError.ts';
import { escapeRawControls } from './escapeRawControls.ts';
import { decode } from './readCsv.ts';
import { normaliseHeader, Row, type SourceTable } from './SourceTable.ts';

/** A value of a report row; objects and lists are in none. */
const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The services write raw line breaks inside strings, which no parser of JSON takes. */
function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(escapeRawControls(text));
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    const value = parseLoosely(text);
    // some clients keep the answer as a JSON text inside a JSON text
    return typeof value === 'string' ? parseLoosely(value) : value;
  } catch (error) {
    throw new BadFileError(file, null, `it is not valid JSON (${(error as Error).message})`);
  }
}

function rowsOf(value: unknown): Record<string, unknown>[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of ['resultset', 'items', 'body']) {
    const rows = (value as Record<string, unknown>)[key];
    if (Array.isArray(rows)) return rows;
  }
  return undefined;
}

/**
 * Reads the rows of a report in the form of the published services: `{"resultset": [..]}`, `{"items": [..]}`, `{"body":
 * [..]}` or the list alone.
 */
export function readReportRows(
  file: string,
  bytes: Uint8Array,
  report: number | null = null,
): SourceTable & { values: Record<string, unknown>[] } {
  const values = rowsOf(parseJson(file, decode(bytes).replace(/^\uFEFF/, '')));
  if (!values) throw new NotASourceError(file, 'it holds no list of rows under "resultset", "items" or "body"');
  if (values.length === 0) throw new BadFileError(file, null, 'it holds no rows');
  const positions = new Map<string, number>();
  const rows = values.map((value, index) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new BadFileError(file, `row ${index + 1}`, 'it is not an object');
    const cells: string[] = [];
    for (const [name, cell] of Object.entries(value)) {
      const column = normaliseHeader(name);
      if (!positions.has(column)) positions.set(column, positions.size);
      cells[positions.get(column) as number] = asText(cell);
    }
    return new Row(file, `row ${index + 1}`, positions, cells);
  });
  if (positions.has('errcode')) throw new BadFileError(file, 'row 1', `the service answered "${rows[0]?.text('errcode')}" instead of rows`);
  return { file, report, columns: [...positions.keys()], rows, values };
}
