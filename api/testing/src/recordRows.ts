import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CARRIED_RECORD } from '@territori/load/record/dataPlaces';
import { parse } from 'csv-parse/sync';

/** A row of a table of the record: the text under each column. */
export type RecordRow = Readonly<Record<string, string>>;

/** The rows of a table of the record, such as `situas_129_2026-05-11`, read without anything of the portal's own. */
export async function recordRows(table: string): Promise<RecordRow[]> {
  return parse(await readFile(join(CARRIED_RECORD, 'tabelle', `${table}.csv`)), { columns: true, bom: true });
}

/** DD/MM/YYYY as YYYY-MM-DD. */
export const isoDay = (day = ''): string => day.split('/').reverse().join('-');
