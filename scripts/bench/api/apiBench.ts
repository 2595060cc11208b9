import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createCluster, startCluster } from '@territori/api-testing/postgresServer';
import { root } from '@territori/build/workspace';
import { editionName } from '@territori/history/edition/editionName';
import { load } from '@territori/load/loading/load';
import { loadApart } from '@territori/load/loading/loadApart';
import { RESTS_AFTER } from '@territori/serve/process/restsAfter';
import { connect } from '@territori/store/database';
import { highestRate } from '../highestRate.ts';
import { printed } from '../printed.ts';
import { type Kind, kindsOf } from './callKinds.ts';
import { everyOrder } from './everyOrder.ts';
import { clientOf, elapsed, median } from './measure.ts';
import { memoryOf, type RunningApi, startApi } from './startApi.ts';

const DAY = '2025-01-01';
const TODAY = '2026-06-01';
const FILE = `/api/Report/Spool/${DAY}/61?pdoctype`;
/** Milliseconds after its start in which a process reads the edition ahead of the calls. */
const READING_AHEAD = 10_000;

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const megabytes = (value: number) => `${value.toFixed(0)} MB`;

/** The API in a process of its own, in one run: the load, starts and memory, the processor time of each kind of call, every order. */
export async function apiBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-bench-'));
  const [directory, archive, programs] = [join(folder, 'database'), join(folder, 'archive'), join(folder, 'programs')];
  // as the image has it
  const program = join(programs, 'main.mjs');
  // PostgreSQL may run as a user of its own
  await chmod(folder, 0o755);
  try {
    console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load of the machine ${loadavg()[0]?.toFixed(1)}`);
    await promisify(execFile)(process.execPath, [join(root, 'scripts/bundleApi.mjs'), programs]);
    await measureLoad(directory, archive);
    const kinds = await measureReplica(program, join(folder, 'cluster'), archive);
    const api = await startApi(program, { PORTALE_DATABASE: directory, PORTALE_ARCHIVIO: archive });
    await measureApi(api, kinds).finally(() => api.stop());
    console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A load as the commands make it: to the edition in service with its checks, then until its last file is written. */
async function measureLoad(directory: string, archive: string): Promise<void> {
  const begun = performance.now();
  const task = { request: { by: 'start' as const }, place: { directory }, archive, editionFile: undefined };
  const { pid, loaded, written } = loadApart(task, () => {});
  await loaded;
  printed('the data loaded', performance.now() - begun, 25_000, ms);
  const ended = written.then(() => true);
  let most = 0;
  // a process that has ended has no memory
  while (!(await Promise.race([ended, setTimeout(200, false)]))) most = Math.max(most, (await memoryOf(pid, 'VmHWM')) || 0);
  printed('memory of the load at its peak, files included', most, 900, megabytes);
}

/** The start of a replica on PostgreSQL. Returns the calls that are measured afterwards. */
async function measureReplica(program: string, cluster: string, archive: string): Promise<readonly Kind[]> {
  await createCluster(cluster);
  const postgres = await startCluster(cluster);
  try {
    const database = await connect({ url: postgres.url });
    await load(database, { by: 'start' });
    const units = await database.read<{ id: number }>(`select id from unita where livello = 'comune' order by id`);
    const edition = editionName(await database.inService());
    await database.close();
    const api = await startApi(program, { DATABASE_URL: postgres.url, PORTALE_ARCHIVIO: archive });
    await measureStart(api, 'a replica on PostgreSQL').finally(() => api.stop());
    const numbers = units.map(({ id }) => id);
    return kindsOf(edition, numbers);
  } finally {
    await postgres.stop();
  }
}

/** A start on a prepared edition: until it is ready, while the edition is read ahead, and the memory once it rests. */
async function measureStart(api: RunningApi, what: string): Promise<void> {
  printed(`${what} is ready after`, api.readyAfter, 2000, ms, `${ms(await api.processorTime())} of the processor`);
  // what a visitor notices of the edition being read into memory: this call waits only where the process itself is busy
  const client = clientOf(api.origin);
  const waits: number[] = [];
  for (const until = performance.now() + READING_AHEAD; performance.now() < until; await setTimeout(5))
    waits.push(await elapsed(() => client.get('/metrics')));
  printed('the longest wait while the edition is read ahead', Math.max(...waits), 150, ms);
  client.close();
  // until the embedded database has closed its files
  await setTimeout(RESTS_AFTER + 3000);
  printed('its memory after the first start', await api.memory(), 350, megabytes);
}

async function measureApi(api: RunningApi, kinds: readonly Kind[]): Promise<void> {
  const client = clientOf(api.origin);
  await measureStart(api, 'the embedded database');
  for (const { title, limit, paths } of kinds) {
    // V8 compiles the code and what is read once is read
    for (const path of paths.slice(0, paths.length / 4)) await client.get(path);
    const measured = paths.slice(paths.length / 4);
    const before = await api.processorTime();
    for (const path of measured) await client.get(path, 'br');
    printed(`${title}, processor time`, ((await api.processorTime()) - before) / measured.length, limit, ms);
  }
  await measureOrders(client);
  const idle = await api.memory();
  await client.get(`${FILE}=XLSX`);
  printed('memory of a whole list as XLSX over idle', (await api.peakMemory()) - idle, 150, megabytes);
  for (const kind of ['CSV', 'XLSX']) await measureFiles(api.origin, kind);
  await highestRate(api.origin, null, 200);
  await setTimeout(RESTS_AFTER + 3000);
  console.log(`        its memory after the mixed traffic: ${megabytes(await api.memory())}`);
  client.close();
}

/** Eight whole lists as files at once, and the calls that are answered beside them. */
async function measureFiles(origin: string, kind: string): Promise<void> {
  const clients = Array.from({ length: 8 }, () => clientOf(origin));
  let under = true;
  const files = Promise.all(clients.map((client) => client.get(`${FILE}=${kind}`))).finally(() => (under = false));
  const waits: number[] = [];
  for (const health = clientOf(origin); under; await setTimeout(5)) waits.push(await elapsed(() => health.get('/api/HealthCheck')));
  await files;
  printed(`HealthCheck beside eight as ${kind}, at most`, Math.max(...waits), 100, ms);
}

/** The slowest page of every report in every order, asked for the first time. */
async function measureOrders(client: ReturnType<typeof clientOf>): Promise<void> {
  // before the first measurement, V8 has compiled the code and the tables are in memory
  const pages = everyOrder(TODAY);
  for (const { warmUp } of pages) await client.get(warmUp);
  const orders: { title: string; first: number }[] = [];
  for (const { title, paths } of pages) {
    const spent: number[] = [];
    for (const path of paths) spent.push(await elapsed(() => client.get(path)));
    orders.push({ title, first: median(spent) });
  }
  const [slowest, ...others] = orders.sort((a, b) => b.first - a.first);
  if (slowest) printed('every report in every order, the slowest page', slowest.first, 30, ms, `of ${orders.length}: ${slowest.title}`);
  for (const { title, first } of others) if (first > 30) console.log(`          ${title}: ${ms(first)}`);
}
