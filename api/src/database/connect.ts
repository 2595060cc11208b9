import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';
import { PgliteDatabase } from './pglite-database.ts';
import { PostgresDatabase } from './postgres-database.ts';

/** Where PGlite keeps the database of a checkout when nobody says otherwise. */
export const DEFAULT_DIRECTORY = fileURLToPath(new URL('../../../.data/database', import.meta.url));

/**
 * Opens the portal's database and brings its schema up to date: the server at `url` (by default DATABASE_URL), else PGlite in
 * `directory` (by default PORTALE_DATABASE, else `.data/database` of the checkout).
 * Throws DirectoryInUseError when another process holds the directory, and what the driver throws when the server does not answer.
 */
export async function connect(options: { url?: string; directory?: string } = {}): Promise<Database> {
  const url = options.url ?? (options.directory === undefined ? process.env.DATABASE_URL : undefined);
  if (url) return PostgresDatabase.open(url);
  return PgliteDatabase.open(options.directory ?? process.env.PORTALE_DATABASE ?? DEFAULT_DIRECTORY);
}
