import { existsSync } from 'node:fs';
import type { Database, Origin } from '../database/index.ts';
import { type DataPlaces, withDefaults } from '../ingest/dataPlaces.ts';

const OFFICIAL: readonly Origin[] = ['incorporata', 'ufficiale'];

/**
 * Whether the data of a portal come from the official addresses: PORTALE_DATI names no folder, none stands beside the
 * checkout, and the edition in service was made of the packages that come with the portal or of official files.
 * Operators who loaded other files keep them.
 */
export async function servesOfficial(database: Database, places: DataPlaces = {}): Promise<boolean> {
  const { named, beside } = withDefaults(places);
  if (named || beside.some((folder) => existsSync(folder))) return false;
  const edition = await database.edition();
  return edition !== undefined && OFFICIAL.includes(edition.origin);
}
