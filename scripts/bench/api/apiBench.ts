import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { load } from '@territori/load/ingest/load';
import { buildApp } from '@territori/serve/app';
import { RESTS_AFTER } from '@territori/serve/process/restsAfter';
import { connect, type Database } from '@territori/store/database';
import { everyOrder } from './everyOrder.ts';
import { Client, elapsed, median, timed } from './measure.ts';
import { PAGES, type Page } from './pages.ts';
import { RunningApi } from './runningApi.ts';

const DAY = '2025-01-01';
const TODAY = '2026-06-01';
const FILE = `/api/Report/Spool/${DAY}/61?pdoctype`;
/** Each page is asked for at so many days, so that no answer helps the next. */
const DAYS = Array.from({ length: 30 }, (_, year) => `${1995 + year}-01-01`);
const WARM_UP = ['1992-01-01', '1993-01-01', '1994-01-01'];
/** Milliseconds after its start in which a process reads the edition ahead of the calls. */
const READING_AHEAD = 10_000;

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const times = (value: number) => `${value.toFixed(2)} times`;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** A figure with its target, and what it was computed of. */
const judged = (title: string, value: number, target: number, unit: (value: number) => string, of = '') =>
  print(`${value <= target ? 'met   ' : 'MISSED'}  ${title.padEnd(48)} ${unit(value)} of at most ${unit(target)}${of && ` (${of})`}`);

/** The API beside the database that it reads, in one run: pages, the whole list, start and memory. */
export async function apiBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-bench-'));
  const directory = join(folder, 'database');
  try {
    print(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load of the machine ${loadavg()[0]?.toFixed(1)}`);
    const loading = await connect({ directory });
    judged('the data loaded', await elapsed(() => load(loading, { by: 'start' })), 30_000, ms);
    await loading.close();
    await measurePages(directory);
    await measureProcess(directory);
    print(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measurePages(directory: string): Promise<void> {
  const database = await connect({ directory });
  const app = buildApp(database, { publicOrigin: PUBLIC_ORIGIN, callsPerMinute: 0 });
  try {
    const client = new Client(await app.listen({ port: 0, host: '127.0.0.1' }));
    for (const page of PAGES) await measurePage(page, client, database);
    await measureOrders(client);
    client.close();
  } finally {
    await app.close();
    await database.close();
  }
}

/** A page that is asked for again, in turns with its SQL; and asked for the first time. */
async function measurePage({ title, path, sql }: Page, client: Client, database: Database): Promise<void> {
  const plain = (day: string) => database.read(sql(day), [day]);
  for (const day of DAYS) await plain(day);
  for (const day of WARM_UP) for (let run = 0; run < 10; run += 1) await client.get(path(day));
  const spent = { plain: [] as number[], first: [] as number[], again: [] as number[] };
  for (const day of DAYS) {
    spent.plain.push(await elapsed(() => plain(day)));
    spent.first.push(await elapsed(() => client.get(path(day))));
    spent.again.push(await elapsed(() => client.get(path(day))));
  }
  const [rows, first, again] = [median(spent.plain), median(spent.first), median(spent.again)];
  judged(`${title}, beside SQL`, again / rows, 2, times, `${ms(again)}, at first ${ms(first)}, SQL ${ms(rows)}`);
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
  if (slowest) judged('every report in every order, the slowest page', slowest.first, 30, ms, `of ${orders.length}: ${slowest.title}`);
  for (const { title, first } of others) if (first > 30) print(`          ${title}: ${ms(first)}`);
}

/** Start, memory and files of the API in a separate process. */
async function measureProcess(directory: string): Promise<void> {
  const api = await RunningApi.start({ PORTALE_DATABASE: directory });
  try {
    const client = new Client(api.origin);
    await measureReadAhead(client);
    judged('a replica is ready after', api.readyAfter, 2000, ms);
    const again = PAGES.map(
      ({ path }) =>
        () =>
          client.get(path(DAY), 'br'),
    );
    await timed(3, ...again);
    const before = await api.processorTime();
    await timed(50, ...again);
    judged('asked again, processor time', ((await api.processorTime()) - before) / (100 * again.length), 1, ms);
    for (const kind of ['CSV', 'XLSX']) await measureFiles(api.origin, kind);
    // until the embedded database has closed its files
    await setTimeout(RESTS_AFTER + 3000);
    judged('its memory at rest', await api.memory(), 350, (value) => `${value.toFixed(0)} MB`);
    client.close();
  } finally {
    await api.stop();
  }
}

/** A whole list as a file, eight at once, and the calls that are answered beside them. */
async function measureFiles(origin: string, kind: string): Promise<void> {
  const clients = Array.from({ length: 8 }, () => new Client(origin));
  judged(`the whole list as ${kind}`, await elapsed(() => (clients[0] as Client).get(`${FILE}=${kind}`)), kind === 'CSV' ? 80 : 350, ms);
  let under = true;
  const files = Promise.all(clients.map((client) => client.get(`${FILE}=${kind}`))).finally(() => (under = false));
  const waits: number[] = [];
  for (const health = new Client(origin); under; await setTimeout(5)) waits.push(await elapsed(() => health.get('/api/HealthCheck')));
  await files;
  judged(`HealthCheck beside eight as ${kind}, at most`, Math.max(...waits), 100, ms);
}

/** What a visitor notices of the edition being read into memory by a process that has just started. */
async function measureReadAhead(client: Client): Promise<void> {
  const waits: number[] = [];
  for (const until = performance.now() + READING_AHEAD; performance.now() < until; await setTimeout(5)) {
    // answered without the database: it waits only where the process itself is busy
    waits.push(await elapsed(() => client.get('/metrics')));
  }
  judged('the longest wait while the edition is read ahead', Math.max(...waits), 150, ms);
}
