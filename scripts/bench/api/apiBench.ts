import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { editionName } from '@territori/history/edition/editionName';
import { computeReportTables } from '@territori/load/loading/computeReportTables';
import { load } from '@territori/load/loading/load';
import { RESTS_AFTER } from '@territori/serve/process/restsAfter';
import { connect } from '@territori/store/database';
import { openStore } from '@territori/store/files/openStore';
import { highestRate } from '../highestRate.ts';
import { printed } from '../printed.ts';
import { type Kind, kindsOf } from './callKinds.ts';
import { everyOrder } from './everyOrder.ts';
import { Client, elapsed, median } from './measure.ts';
import { RunningApi } from './runningApi.ts';

const DAY = '2025-01-01';
const TODAY = '2026-06-01';
const FILE = `/api/Report/Spool/${DAY}/61?pdoctype`;
/** Milliseconds after its start in which a process reads the edition ahead of the calls. */
const READING_AHEAD = 10_000;

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const megabytes = (value: number) => `${value.toFixed(0)} MB`;

/** The API in a process of its own, in one run: the load, the processor time of each kind of call, every order, start and memory. */
export async function apiBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-bench-'));
  const places = { PORTALE_DATABASE: join(folder, 'database'), PORTALE_ARCHIVIO: join(folder, 'archive') };
  try {
    console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load of the machine ${loadavg()[0]?.toFixed(1)}`);
    const database = await connect({ directory: places.PORTALE_DATABASE });
    printed('the data loaded', await elapsed(() => load(database, { by: 'start' })), 25_000, ms);
    const store = openStore(places.PORTALE_ARCHIVIO);
    const edition = await database.inService();
    const begun = performance.now();
    const tables = await computeReportTables(database, edition);
    console.log(`        ${tables.length} tables of reports and lists in ${ms(performance.now() - begun)}`);
    const units = await database.read<{ id: number }>(`select id from unita where livello = 'comune' order by id`);
    for (const { path, content } of tables) await store.write(path, content);
    await database.close();
    const api = await RunningApi.start(places);
    try {
      const numbers = units.map(({ id }) => id);
      await measureApi(api, kindsOf(editionName(edition), numbers));
    } finally {
      await api.stop();
    }
    console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureApi(api: RunningApi, kinds: readonly Kind[]): Promise<void> {
  const client = new Client(api.origin);
  await measureReadAhead(client);
  printed('a replica is ready after', api.readyAfter, 2000, ms);
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
  // until the embedded database has closed its files
  await setTimeout(RESTS_AFTER + 3000);
  printed('its memory at rest', await api.memory(), 350, megabytes);
  client.close();
}

/** Eight whole lists as files at once, and the calls that are answered beside them. */
async function measureFiles(origin: string, kind: string): Promise<void> {
  const clients = Array.from({ length: 8 }, () => new Client(origin));
  let under = true;
  const files = Promise.all(clients.map((client) => client.get(`${FILE}=${kind}`))).finally(() => (under = false));
  const waits: number[] = [];
  for (const health = new Client(origin); under; await setTimeout(5)) waits.push(await elapsed(() => health.get('/api/HealthCheck')));
  await files;
  printed(`HealthCheck beside eight as ${kind}, at most`, Math.max(...waits), 100, ms);
}

/** The slowest page of every report in every order, asked for the first time. */
async function measureOrders(client: Client): Promise<void> {
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

/** What a visitor notices of the edition being read into memory by a process that has just started. */
async function measureReadAhead(client: Client): Promise<void> {
  const waits: number[] = [];
  for (const until = performance.now() + READING_AHEAD; performance.now() < until; await setTimeout(5)) {
    // answered without the database: it waits only where the process itself is busy
    waits.push(await elapsed(() => client.get('/metrics')));
  }
  printed('the longest wait while the edition is read ahead', Math.max(...waits), 150, ms);
}
