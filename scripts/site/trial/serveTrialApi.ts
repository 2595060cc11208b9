import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LOOPBACK, originAt, refuseTakenPort } from '@territori/build/portal/bind';
import { load } from '@territori/load/loading/load';
import { CARRIED_RECORD } from '@territori/load/record/dataPlaces';
import { buildApp } from '@territori/serve/app';
import { connect, LOAD_STATEMENT_TIMEOUT } from '@territori/store/database';
import { trialData } from './trialData.ts';

/**
 * The API for the trial of a release, on a free port that it sends to the parent process: on a copy of the record,
 * which is loaded once for its structure and kept in `.cache/trial`.
 */
const [folder = ''] = process.argv.slice(2);
const ready = trialData();

async function prepare(): Promise<void> {
  if (existsSync(ready)) return;
  const unfinished = join(folder, 'unfinished');
  const database = await connect({ directory: unfinished, statementTimeout: LOAD_STATEMENT_TIMEOUT });
  await load(database, { by: 'start', named: '', record: CARRIED_RECORD });
  await database.close();
  await mkdir(dirname(ready), { recursive: true });
  const copy = `${ready}.${process.pid}`;
  await cp(unfinished, copy, { recursive: true });
  // another release may have been faster
  await rename(copy, ready).catch(() => rm(copy, { recursive: true, force: true }));
}

await prepare();
const directory = join(folder, 'database');
await cp(ready, directory, { recursive: true });
const place = await refuseTakenPort({ host: LOOPBACK, port: 0 }, 'PORT');
const app = buildApp(await connect({ directory }), { publicOrigin: originAt(place), callsPerMinute: 0 });
process.send?.(await app.listen(place));
process.once('disconnect', () => process.exit());
