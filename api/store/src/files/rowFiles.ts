import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { editionName } from '@territori/history/edition/editionName';
import type { Database, Edition } from '../database/index.ts';
import type { RowSource } from '../database/readRows.ts';
import type { Store } from './Store.ts';

/** Where a store has the rows of a statement. A program finds the rows of its own statements alone. */
export const rowsPath = (edition: Pick<Edition, 'fingerprint'>, statement: string): string =>
  `${editionName(edition)}/righe/${createHash('sha256').update(statement).digest('hex').slice(0, 16)}.jsonl.gz`;

export const compressRows = (text: string): Promise<Buffer> => promisify(gzip)(text);

/** The rows of an edition: those that its folder has, else those of the database. A damaged file counts as missing. */
export function storedRows(database: Database, store: Store | null, edition: Edition): RowSource {
  return {
    readText: async (statement, parameters, options) => {
      try {
        const file = await store?.read(rowsPath(edition, statement));
        if (file) return (await promisify(gunzip)(file.content)).toString();
      } catch {
        // the database has what the file was made of
      }
      return database.readText(statement, parameters, options);
    },
  };
}
