import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadApart } from '@territori/load/loading/loadApart';
import { megabytes } from './api/runningApi.ts';
import { printed } from './printed.ts';

/** What a load of the record may take: seconds to the edition in service with its checks, and memory until its last file is written. */
const LIMITS = { seconds: 40, megabytes: 900 };

/**
 * `npm run bench -- load`: loads the data of a start (PORTALE_DATI, else the record) in a process as `npm start` and `npm run data -- load`
 * do, into a new embedded database and an empty folder of files.
 */
export async function loadOfData(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-bench-'));
  const started = performance.now();
  const since = () => (performance.now() - started) / 1000;
  const load = loadApart(
    { request: { by: 'start' }, place: { directory: join(folder, 'database') }, archive: join(folder, 'archive'), editionFile: undefined },
    (line) => console.log(`${since().toFixed(1).padStart(6)} s  ${line}`),
  );
  try {
    const whole = (value: number) => value.toFixed(0);
    await load.loaded;
    printed('seconds to the edition in service', since(), LIMITS.seconds, whole);
    printed('megabytes at the peak until then', await megabytes(load.pid, 'VmHWM'), LIMITS.megabytes, whole);
    const ended = load.written.then(() => true);
    let most = 0;
    // a process that has ended has no memory
    while (!(await Promise.race([ended, setTimeout(200, false)]))) most = Math.max(most, (await megabytes(load.pid, 'VmHWM')) || 0);
    printed('megabytes until its last file is written', most, LIMITS.megabytes, whole);
  } finally {
    await load.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
