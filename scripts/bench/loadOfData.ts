import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { connect } from '../../api/src/database/index.ts';
import { load } from '../../api/src/ingest/load.ts';
import { prepareMap } from '../../api/src/ingest/prepareMap.ts';

/** What a load of the record may take, from the first file read to the edition in service with its checks. */
const LIMITS = { seconds: 40, megabytes: 1024 };

const verdict = (value: number, limit: number) => `${value.toFixed(0)} (limit ${limit}, ${value <= limit ? 'kept' : 'MISSED'})`;

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Makes the peak of the memory begin again; where there is no /proc, the peak is not known. */
const forgetPeak = (): Promise<void> => writeFile('/proc/self/clear_refs', '5').catch(() => {});

/** The largest memory of this process since `forgetPeak`, in megabytes. */
async function peakMegabytes(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

/** Measures a piece of work: seconds, seconds of the processor, peak memory. */
async function measured<Result>(work: () => Promise<Result>) {
  await forgetPeak();
  const [started, used] = [performance.now(), processorSeconds()];
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  return { result, seconds, processor: processorSeconds() - used, megabytes: await peakMegabytes() };
}

/**
 * `npm run bench -- load`: loads the data of a start (PORTALE_DATI, else the record) into a new embedded database in
 * this process, then prepares the maps as a portal does beside its work.
 */
export async function loadOfData(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'territori-bench-'));
  const database = await connect({ directory: join(directory, 'database') });
  try {
    const { result, ...edition } = await measured(() => load(database, { by: 'start' }));
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const maps = await measured(() => prepareMap(database, result.edition));
    delay.disable();
    console.log('| What | seconds | processor seconds | peak memory |\n| ---- | ------- | ----------------- | ----------- |');
    for (const [what, { seconds, processor, megabytes }] of Object.entries({ 'edition in service': edition, 'maps, after it': maps }))
      console.log(`| ${what} | ${seconds.toFixed(1)} | ${processor.toFixed(1)} | ${megabytes} MB |`);
    console.log(`\nLongest wait of the event loop while the maps are made: ${Math.round(delay.max / 1e6)} ms`);
    console.log(`Seconds to the edition in service: ${verdict(edition.seconds, LIMITS.seconds)}`);
    console.log(`Megabytes of memory meanwhile: ${verdict(edition.megabytes, LIMITS.megabytes)}`);
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}
