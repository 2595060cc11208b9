// Plain JavaScript: a thread that loads TypeScript needs a loader first, which takes longer than the rest of its start.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { damagedPage } from './damagedPage.mjs';

/** @type {(value: string) => string} */
const asText = (value) => value;
/** The same as on a server: int8 as number, dates and ranges as text. */
const parsers = {
  20: Number,
  ...Object.fromEntries([1082, 1114, 1184, 3904, 3906, 3912].map((oid) => [oid, asText])),
};

if (!parentPort) throw new Error('pgliteWorker runs as a worker thread');
const port = parentPort;

/** The system's names of the errors that PGlite's program numbers in its own way. */
const CODES = new Map([
  [2, 'EACCES'],
  [19, 'EDQUOT'],
  [22, 'EFBIG'],
  [29, 'EIO'],
  [51, 'ENOSPC'],
  [63, 'EPERM'],
  [69, 'EROFS'],
]);

async function open() {
  try {
    return await PGlite.create(workerData.directory, {
      extensions: { btree_gist, pg_trgm, unaccent },
      parsers,
      pgliteWasmModule: workerData.program,
    });
  } catch (error) {
    const code = CODES.get(error?.errno);
    throw code ? Object.assign(new Error(code), { code, syscall: 'open', path: workerData.directory }) : error;
  }
}

const database = await open();

/** @type {(request: import('./PgliteSession.ts').WorkerRequest) => Promise<import('./PgliteSession.ts').WorkerAnswer>} */
async function answer({ id, sql, parameters, arrays }) {
  try {
    if (!parameters) {
      await database.exec(sql);
      return { id, rows: [] };
    }
    return { id, rows: (await database.query(sql, [...parameters], arrays ? { rowMode: 'array' } : {})).rows };
  } catch (error) {
    const { message, code, detail } = error;
    return { id, error: { message, code, detail } };
  }
}

port.on('message', async (request) => {
  if (request === 'close') {
    await database.close();
    port.close();
    return;
  }
  port.postMessage(await answer(request));
});
port.postMessage({ damage: workerData.checked ? await damagedPage(workerData.directory) : undefined });
