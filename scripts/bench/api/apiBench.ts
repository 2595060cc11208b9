import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { load } from '@territori/load/ingest/load';
import { buildApp } from '@territori/serve/app';
import { connect, type Database } from '@territori/store/database';
import { everyOrder } from './everyOrder.ts';
import { Client, elapsed, median, throughput, timed } from './measure.ts';
import { municipalityColumns, PAGES, type Page } from './pages.ts';
import { RunningApi } from './runningApi.ts';
import { serveStatic } from './staticServer.ts';
import { type Judgement, measureReadAhead, measureV1 } from './v1Bench.ts';

const DAY = '2025-01-01';
const TODAY = '2026-06-01';
const WHOLE = `/publish/reportspooljson?pfun=61&pdata=${DAY}`;
const FILE = `/api/Report/Spool/${DAY}/61?pdoctype`;
/** Of each page is asked at so many days, so that no answer helps the next. */
const DAYS = Array.from({ length: 30 }, (_, year) => `${1995 + year}-01-01`);
const WARM_UP = ['1992-01-01', '1993-01-01', '1994-01-01'];

/** Runs for an answer of a third of a millisecond: V8 needs about a thousand to compile the code that is measured. */
const KEPT_RUNS = 2000;

type Print = (line: string) => void;

/** Milliseconds that no page of a report may take. */
const SLOWEST = 30;
/**
 * A page may take AGAIN times as long as the SQL written by hand. Asked for the first time, when its rows are counted
 * too, it may take FIRST times as long as that SQL and its count.
 */
const AGAIN = 2;
const FIRST = 3;

/**
 * The API beside the database that it reads and beside a static file, in one run: pages, the whole list and its files,
 * start, memory, requests a second. Prints each target and whether it is met.
 */
export async function apiBench(print: Print = (line) => process.stdout.write(`${line}\n`)): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-bench-'));
  const directory = join(folder, 'database');
  try {
    print(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load of the machine ${loadavg()[0]?.toFixed(1)}`);
    const loading = await connect({ directory });
    const spent = await elapsed(() => load(loading, { by: 'start' }));
    print(`Data loaded after ${ms(spent)}  ${against(spent / 1000, 30, 's')}`);
    await loading.close();
    await measurePages(directory, print);
    await measureProcess(directory, print);
    print(`Load of the machine ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of a page: at the first request, which counts the rows, and at a later one. */
interface PageTimes {
  readonly first: number;
  readonly again: number;
}

async function measurePages(directory: string, print: Print): Promise<void> {
  const database = await connect({ directory });
  const app = buildApp(database, { publicOrigin: PUBLIC_ORIGIN, callsPerMinute: 0 });
  try {
    const client = new Client(await app.listen({ port: 0, host: '127.0.0.1' }));
    print(
      `  Pages of 10: again, beside the SQL by hand, at most ${AGAIN} times; asked first, beside the SQL and its count, at most ${FIRST} times`,
    );
    for (const page of PAGES) await measurePage(page, client, database, print);

    const [plain, whole] = await timed(
      10,
      () => plainList(database),
      () => client.get(WHOLE),
    );
    print(
      `  whole list as JSON                ${ms(whole)}  ${ratio(whole, plain)} the SQL by hand (${ms(plain)}) ${against(whole / plain, 2, 'times')}`,
    );
    print('  /api/v1');
    for (const judged of await measureV1(client, database, DAYS)) printJudged(judged, print);
    const orders = await measureOrders(client);
    const tooSlow = [...orders].filter(([, { first }]) => first > SLOWEST);
    const [slowest] = [...orders].sort(([, a], [, b]) => b.first - a.first);
    if (slowest)
      print(
        `  every report in every order       ${orders.size} pages, the slowest ${ms(slowest[1].first).trim()} (${slowest[0]}, asked first) ${against(slowest[1].first, SLOWEST, 'ms')}`,
      );
    for (const [title, { first, again }] of tooSlow) print(`    ${title.padEnd(40)} first ${ms(first)}, again ${ms(again)}`);
    client.close();
  } finally {
    await app.close();
    await database.close();
  }
}

function printJudged({ text, figure, target, unit }: Judgement, print: Print): void {
  print(`    ${text.padEnd(84)} ${figure.toFixed(2)} ${unit} ${against(figure, target, unit)}`);
}

async function measurePage({ title, path, plain }: Page, client: Client, database: Database, print: Print): Promise<void> {
  for (const day of DAYS) {
    await plain.rows(database, day);
    await plain.count(database, day);
  }
  for (const day of WARM_UP) for (let run = 0; run < 10; run += 1) await client.get(path(day));

  const times = { rows: [] as number[], count: [] as number[], first: [] as number[], again: [] as number[] };
  for (const day of DAYS) {
    times.rows.push(await elapsed(() => plain.rows(database, day)));
    times.count.push(await elapsed(() => plain.count(database, day)));
    times.first.push(await elapsed(() => client.get(path(day))));
    times.again.push(await elapsed(() => client.get(path(day))));
  }
  const [rows, count, first, again] = [median(times.rows), median(times.count), median(times.first), median(times.again)];
  const beside = (own: number, base: number, target: number) =>
    `${ratio(own, base)} (${ms(base)}) ${verdict(own / base, target)}`.padEnd(30);
  print(`    ${title.padEnd(40)} ${ms(again)}  ${beside(again, rows, AGAIN)}  ${ms(first)}  ${beside(first, rows + count, FIRST)}`);
}

async function measureOrders(client: Client): Promise<ReadonlyMap<string, PageTimes>> {
  const orders = new Map<string, PageTimes>();
  // before the first measurement, V8 has compiled the code and the tables are in memory
  const pages = everyOrder(TODAY);
  for (const { warmUp } of pages) await client.get(warmUp);
  for (const { title, paths } of pages) {
    const times = { first: [] as number[], again: [] as number[] };
    for (const path of paths) {
      times.first.push(await elapsed(() => client.get(path)));
      times.again.push(await elapsed(() => client.get(path)));
    }
    orders.set(title, { first: median(times.first), again: median(times.again) });
  }
  return orders;
}

/** The whole list as the database alone writes it. */
const plainList = (database: Database) =>
  database.readText(
    `select json_agg(row_to_json(r))::text from (select ${municipalityColumns(DAY)} from comuni_al($1::date) c order by c.codice collate "C") r`,
    [DAY],
  );

/** Start, memory, files and requests a second of the API in a separate process. */
async function measureProcess(directory: string, print: Print): Promise<void> {
  const api = await RunningApi.start({ PORTALE_DATABASE: directory });
  try {
    const client = new Client(api.origin);
    print('  /api/v1 after a start');
    for (const judged of await measureReadAhead(client)) printJudged(judged, print);
    for (const page of PAGES) await client.get(page.path(DAY));
    const idle = await api.memory();
    print(`  ready after                       ${ms(api.readyAfter)}, ${idle.toFixed(0)} MB`);

    for (const kind of ['XLSX', 'CSV', 'JSON']) {
      let spent = 0;
      const peak = await api.peak(async () => {
        [spent] = await timed(3, () => client.get(`${FILE}=${kind}`));
      });
      const target = kind === 'XLSX' ? `  ${against(spent / 1000, 2, 's')}, ${against(peak - idle, 150, 'MB')}` : '';
      print(`  whole list as ${kind.padEnd(19)} ${ms(spent)}, at most ${(peak - idle).toFixed(0)} MB over idle${target}`);
    }

    const edition = ((await (await fetch(`${api.origin}/api/edizione`)).json()) as { id: string }).id;
    await measureKept('whole list', api.origin, `${FILE}=JSON&edizione=${edition}`, print);
    await measureKept('/api/v1, whole CSV', api.origin, `/api/v1/unita?livello=comune&data=${DAY}&formato=csv&edizione=${edition}`, print);
    const computed = PAGES.slice(0, 4).flatMap(({ path }) => DAYS.map(path));
    for (const connections of [10, 100]) {
      const counts = [await throughput(api.origin, computed, connections)];
      counts.push(
        await throughput(
          api.origin,
          computed.map((path) => `${path}&edizione=${edition}`),
          connections,
        ),
      );
      print(
        `  pages a second, ${String(connections).padStart(3)} connections   ${counts.map((count) => count.toFixed(0)).join(' computed, ')} of an edition's address`,
      );
    }
    print(`  memory after all that             ${(await api.memory()).toFixed(0)} MB`);
    client.close();
  } finally {
    await api.stop();
  }
}

/**
 * An address that names its edition beside nginx with a file of the same bytes: one connection that is kept, and the
 * same encoding on both sides.
 */
async function measureKept(title: string, origin: string, path: string, print: Print): Promise<void> {
  const bytes = Buffer.from(await (await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer());
  const nginx = await serveStatic(bytes);
  const api = new Client(origin);
  for (const encoding of ['identity', 'gzip']) {
    const size = `${((await api.get(path, encoding)) / 1e6).toFixed(1)} MB, ${encoding}`;
    const ask = () => api.get(path, encoding);
    if (nginx) {
      const file = new Client(nginx.origin);
      const [own, beside] = await timed(KEPT_RUNS, ask, () => file.get('/file.json', encoding));
      print(
        `  ${`${title}, address of an edition`.padEnd(33)} ${ms(own)}  ${ratio(own, beside)} nginx (${ms(beside)}) ${against(own / beside, 1.5, 'times')}; ${size}`,
      );
      file.close();
    } else
      print(
        `  ${`${title}, address of an edition`.padEnd(33)} ${ms((await timed(KEPT_RUNS, ask))[0])}  (no nginx here to compare with); ${size}`,
      );
  }
  api.close();
  await nginx?.stop();
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`.padStart(8);
/** Whether a figure keeps within its target. */
const verdict = (value: number, target: number) => (value <= target ? 'pass' : 'MISS');
const against = (value: number, target: number, unit: string) => `[${verdict(value, target)}, target ${target} ${unit}]`;
const ratio = (value: number, base: number) => `${(value / base).toFixed(2)} times`;
