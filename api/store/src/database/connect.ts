import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { databaseAddress } from './databaseAddress.ts';
import { DEFAULT_DIRECTORY } from './defaultDirectory.ts';
import { PgliteDatabase } from './PgliteDatabase.ts';
import { PostgresDatabase } from './PostgresDatabase.ts';

const directoryOf = ({ PORTALE_DATABASE }: NodeJS.ProcessEnv): string => PORTALE_DATABASE ?? DEFAULT_DIRECTORY;

/** Whether the environment names a database that exists: a server, or a directory that holds one. `connect` makes one otherwise. */
export const hasDatabase = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  Boolean(environment.DATABASE_URL) || existsSync(join(directoryOf(environment), 'PG_VERSION'));

export interface ConnectOptions {
  readonly url?: string;
  readonly writeUrl?: string;
  readonly directory?: string;
  /** Milliseconds that one reading statement may take; ten seconds by default. */
  readonly statementTimeout?: number;
  /**
   * True to open the files of the embedded database when something needs them: which edition is in service is known without, unless the
   * last process that changed it was killed. They are then checked when they are opened (`Database.openFiles`).
   */
  readonly whenNeeded?: boolean;
}

/**
 * Opens the portal's database and brings its schema up to date where it may: the server at `url` (by default
 * DATABASE_URL), else PGlite in `directory` (by default PORTALE_DATABASE, else `.data/database` of the checkout). A
 * server may be a read replica; `writeUrl` (by default DATABASE_WRITE_URL beside DATABASE_URL) is then where openings
 * are counted. Throws DirectoryInUseError when another process holds the directory, OutdatedSchemaError when the schema
 * is too old and may not be changed from here, SettingError when a variable names no server, and what the driver throws when the server
 * does not answer.
 */
export async function connect({ statementTimeout, whenNeeded, ...options }: ConnectOptions = {}): Promise<Database> {
  const fromEnvironment = options.url === undefined && options.directory === undefined;
  const named = (variable: 'DATABASE_URL' | 'DATABASE_WRITE_URL') => {
    const given = process.env[variable]?.trim();
    return given ? databaseAddress(given, variable) : undefined;
  };
  const url = fromEnvironment ? named('DATABASE_URL') : options.url;
  const writeUrl = fromEnvironment ? named('DATABASE_WRITE_URL') : options.writeUrl;
  if (url) return PostgresDatabase.open(url, writeUrl, statementTimeout);
  return PgliteDatabase.open(options.directory ?? directoryOf(process.env), statementTimeout, whenNeeded);
}
