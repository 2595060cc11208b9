import type { Database } from '@territori/store/database';
import { type DataPlaces, namedPaths } from '../record/dataPlaces.ts';
import { isOfRecord } from '../record/openRecord.ts';

/**
 * Whether a portal serves the record, which the official addresses keep up to date: PORTALE_DATI names no folder, and the edition in
 * service was made of the record. Operators who loaded other files keep them.
 */
export async function servesRecord(database: Database, places: DataPlaces = {}): Promise<boolean> {
  if (namedPaths(places)) return false;
  const edition = await database.edition();
  return edition !== undefined && isOfRecord(edition.origin);
}
