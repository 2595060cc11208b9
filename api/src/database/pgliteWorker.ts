import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** What the owner of the worker asks: one statement with parameters, or a script of several without. */
export interface WorkerRequest {
  id: number;
  sql: string;
  parameters?: readonly unknown[];
  /** Rows as arrays instead of objects. */
  arrays?: boolean;
}

export type WorkerAnswer =
  | { id: number; rows: unknown[] }
  | { id: number; error: { message: string; code: string | undefined; detail: string | undefined } };

const asText = (value: string) => value;
/** The same as on a server: int8 as number, dates and ranges as text. */
const parsers: PGliteOptions['parsers'] = {
  20: Number,
  ...Object.fromEntries([1082, 1114, 1184, 3904, 3906, 3912].map((oid) => [oid, asText])),
};

const port = parentPort;
if (!port) throw new Error('pglite-worker runs as a worker thread');

const database = await PGlite.create((workerData as { directory: string }).directory, {
  extensions: { btree_gist, pg_trgm, unaccent },
  parsers,
});

async function answer({ id, sql, parameters, arrays }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if (!parameters) {
      await database.exec(sql);
      return { id, rows: [] };
    }
    return { id, rows: (await database.query(sql, [...parameters], arrays ? { rowMode: 'array' } : {})).rows };
  } catch (error) {
    const { message, code, detail } = error as { message: string; code?: string; detail?: string };
    return { id, error: { message, code, detail } };
  }
}

port.on('message', async (request: WorkerRequest | 'close') => {
  if (request === 'close') {
    await database.close();
    port.close();
    return;
  }
  port.postMessage(await answer(request));
});
port.postMessage('ready');
