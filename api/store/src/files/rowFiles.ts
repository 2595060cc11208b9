import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { editionName } from '@territori/history/edition/editionName';
import type { Database, Edition } from '../database/index.ts';
import { type RowColumn, type RowColumns, SHORT } from '../database/RowColumns.ts';
import { databaseColumns, type RowSource } from '../database/readRows.ts';
import type { Store } from './Store.ts';

/** Where a store has the rows of a statement. A program finds the rows of its own statements alone. */
export const rowsPath = (edition: Pick<Edition, 'fingerprint'>, statement: string): string =>
  `${editionName(edition)}/righe/${createHash('sha256').update(statement).digest('hex').slice(0, 16)}.colonne.gz`;

const LINE_BREAK = 10;

const placesOf = ({ distinct }: Pick<RowColumn, 'distinct'>) => (distinct.length <= SHORT ? Uint16Array : Uint32Array);

/**
 * The file of some rows: a line of JSON with their number and the distinct values of each column; then for each column, and each row, the
 * place of its value, in two bytes, in four where there are more than 65,536 values, the lowest first. Compressed with gzip.
 */
export function packRows({ length, columns }: RowColumns): Promise<Buffer> {
  const values = JSON.stringify({ righe: length, valori: columns.map(({ distinct }) => distinct) });
  return promisify(gzip)(Buffer.concat([Buffer.from(`${values}\n`), ...columns.map(({ places }) => new Uint8Array(places.buffer))]));
}

/** Throws where a file is damaged. */
async function unpackRows(file: Buffer): Promise<RowColumns> {
  const content = await promisify(gunzip)(file);
  let start = content.indexOf(LINE_BREAK) + 1;
  const { righe, valori } = JSON.parse(content.toString('utf8', 0, start)) as { righe: number; valori: unknown[][] };
  const columns = valori.map((distinct) => {
    const List = placesOf({ distinct });
    const end = start + righe * List.BYTES_PER_ELEMENT;
    const places = new List(new Uint8Array(content.subarray(start, end)).buffer);
    start = end;
    return { distinct, places };
  });
  return { length: righe, columns };
}

/** The rows of an edition: those that its folder has, else those of the database. A damaged file counts as missing. */
export function storedRows(database: Database, store: Store | null, edition: Edition): RowSource {
  return {
    readColumns: async (statement) => {
      try {
        const file = await store?.read(rowsPath(edition, statement));
        if (file) return await unpackRows(file.content);
      } catch {
        // the database has what the file was made of
      }
      return databaseColumns(database, edition, statement);
    },
  };
}
