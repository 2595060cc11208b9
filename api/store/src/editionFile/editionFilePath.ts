import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_DIRECTORY } from '../database/defaultDirectory.ts';

/** The value of PORTALE_EDIZIONE with which no such file is written or read. */
const NO_FILE = 'no';

/** Where a checkout keeps the file of an edition that is in the database of a server. */
const OF_A_SERVER = fileURLToPath(new URL('../../../../.data/server.edizione.json', import.meta.url));

/**
 * Where the file of the edition in service is: PORTALE_EDIZIONE; else beside the directory of the embedded database, with its name; else,
 * where DATABASE_URL names a server, in `.data` of the checkout. Undefined for PORTALE_EDIZIONE=no.
 */
export function editionFilePath({ PORTALE_EDIZIONE, DATABASE_URL, PORTALE_DATABASE }: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = PORTALE_EDIZIONE?.trim();
  if (named) return named === NO_FILE ? undefined : named;
  if (DATABASE_URL) return OF_A_SERVER;
  const directory = PORTALE_DATABASE ?? DEFAULT_DIRECTORY;
  return join(dirname(directory), `${basename(directory)}.edizione.json`);
}
