import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadApart } from '@territori/load/loading/loadApart';
import { peakMemory } from './traffic/peakMemory.ts';

/** What a load of the record may take: seconds to the edition in service with its checks, and memory until its last file is written. */
const LIMITS = { seconds: 40, megabytes: 900 };

const verdict = (value: number, limit: number) => `${value.toFixed(0)} (limit ${limit}, ${value <= limit ? 'kept' : 'MISSED'})`;

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
    const phase = async (work: Promise<unknown>) => ({ ...(await peakMemory({ load: [load.pid] }, () => work)), seconds: since() });
    const edition = await phase(load.loaded);
    const files = await phase(load.written);
    console.log('| Until | seconds | peak memory |\n| ----- | ------- | ----------- |');
    for (const [what, { seconds, peaks }] of Object.entries({ 'edition in service': edition, 'files written': files }))
      console.log(`| ${what} | ${seconds.toFixed(1)} | ${peaks.load.toFixed(0)} MB |`);
    console.log(`\nSeconds to the edition in service: ${verdict(edition.seconds, LIMITS.seconds)}`);
    console.log(`Megabytes of memory: ${verdict(Math.max(edition.peaks.load, files.peaks.load), LIMITS.megabytes)}`);
  } finally {
    await load.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
