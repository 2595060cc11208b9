import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { connect, type Database } from '../database/index.ts';
import { ensureEdition } from '../ingest/ensure-edition.ts';
import { elencoComuni } from '../reports/definitions/061-elenco-comuni.ts';
import { Client, throughput, timed } from './measure.ts';
import { multiplyHistory } from './multiplyHistory.ts';
import { RunningApi } from './runningApi.ts';
import { serveStatic } from './staticServer.ts';

const DAY = '2025-01-01';
const FILTERED = `/api/Report/Spool/${DAY}/61?PageSize=10&pFilterFields=DEN_REG&pFilterValues=Piemonte&orderFields=COMUNE&orderDirects=DESC`;
const FIRST_PAGE = `/api/Report/Spool/${DAY}/61?PageSize=10`;
const WHOLE = `/publish/reportspooljson?pfun=61&pdata=${DAY}`;
const XLSX = `/api/Report/Spool/${DAY}/61?pdoctype=XLSX`;

type Print = (line: string) => void;

/**
 * The API beside the database it reads and beside a static file, in one run: pages, the whole list and its files, start, memory, requests a second; then again with
 * ten times the rows. Prints ratios, which say more than the milliseconds of a machine.
 */
export async function apiBench(print: Print = (line) => process.stdout.write(`${line}\n`)): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-bench-'));
  const directory = join(folder, 'database');
  try {
    print('Loading the data');
    const loading = await connect({ directory });
    await ensureEdition(loading, {});
    await loading.close();
    const once = await measure(directory, print, '7.896 municipalities');

    const tenfold = join(folder, 'tenfold');
    await cp(directory, tenfold, { recursive: true });
    const multiplying = await connect({ directory: tenfold });
    await multiplyHistory(multiplying, 10);
    await multiplying.close();
    const ten = await measure(tenfold, print, '78.960 municipalities');
    print(
      `\nTen times the rows: first page ${ratio(ten.first, once.first)}, filtered and sorted page ${ratio(ten.filtered, once.filtered)}, whole list ${ratio(ten.whole, once.whole)}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Figures {
  readonly first: number;
  readonly filtered: number;
  readonly whole: number;
}

async function measure(directory: string, print: Print, title: string): Promise<Figures> {
  print(`\n${title}`);
  await measureProcess(directory, print);
  const database = await connect({ directory });
  const app = buildApp(database, { callsPerMinute: 0 });
  try {
    const client = new Client(await app.listen({ port: 0, host: '127.0.0.1' }));
    const { page, list } = plainSql();
    const [plainPage, filtered] = [await timed(30, () => page(database)), await timed(30, () => client.get(FILTERED))];
    const first = await timed(30, () => client.get(FIRST_PAGE));
    const [plainList, whole] = [await timed(10, () => list(database)), await timed(10, () => client.get(WHOLE))];
    client.close();
    print(`  page of 10, filtered and sorted   ${ms(filtered)}  ${ratio(filtered, plainPage)} the plain SQL (${ms(plainPage)}), target 3`);
    print(`  page of 10, as the report comes   ${ms(first)}`);
    print(`  whole list as JSON                ${ms(whole)}  ${ratio(whole, plainList)} the plain SQL (${ms(plainList)}), target 2`);
    return { first, filtered, whole };
  } finally {
    await app.close();
    await database.close();
  }
}

/** Start, memory, files and requests a second of the API as a process of its own. */
async function measureProcess(directory: string, print: Print): Promise<void> {
  const api = await RunningApi.start({ PORTALE_DATABASE: directory });
  try {
    const client = new Client(api.origin);
    for (let run = 0; run < 3; run += 1) await client.get(FIRST_PAGE);
    const idle = await api.memory();
    print(`  ready after                       ${ms(api.readyAfter)}, ${idle.toFixed(0)} MB`);

    let spent = 0;
    const peak = await api.peak(async () => {
      spent = await timed(3, () => client.get(XLSX));
    });
    print(
      `  whole list as XLSX                ${ms(spent)} (target 2000 ms), at most ${(peak - idle).toFixed(0)} MB over idle (target 150 MB)`,
    );

    const edition = ((await (await fetch(`${api.origin}/api/edizione`)).json()) as { id: string }).id;
    const kept = `/api/Report/Spool/${DAY}/61?pdoctype=JSON&edizione=${edition}`;
    const bytes = Buffer.from(await (await fetch(`${api.origin}${kept}`, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer());
    const nginx = await serveStatic(bytes);
    const fromApi = await timed(100, () => client.get(kept));
    if (nginx) {
      const file = new Client(nginx.origin);
      const fromFile = await timed(100, () => file.get('/file.json'));
      file.close();
      await nginx.stop();
      print(`  whole list, address of an edition ${ms(fromApi)}  ${ratio(fromApi, fromFile)} nginx (${ms(fromFile)}), target 1,5`);
    } else print(`  whole list, address of an edition ${ms(fromApi)} (no nginx here to compare with)`);

    for (const connections of [10, 100]) {
      const computed = await throughput(api.origin, FILTERED, connections);
      const stored = await throughput(api.origin, `${FILTERED}&edizione=${edition}`, connections);
      print(
        `  pages a second, ${String(connections).padStart(3)} connections   ${computed.toFixed(0)} computed, ${stored.toFixed(0)} of an edition's address`,
      );
    }
    print(`  memory after all that             ${(await api.memory()).toFixed(0)} MB`);
    client.close();
  } finally {
    await api.stop();
  }
}

/** What the same rows cost in the database alone. */
function plainSql() {
  const columns = elencoComuni.query
    ?.fields({ from: DAY, to: DAY })
    .map(({ column, sql }) => `${sql} as "${column.name}"`)
    .join(', ');
  const rows = `select ${columns} from comuni_al($1::date) c`;
  return {
    page: (database: Database) =>
      database.read(`${rows} where c.denominazione_regione = $2 order by c.denominazione collate "und-x-icu" desc limit 10`, [
        DAY,
        'Piemonte',
      ]),
    list: (database: Database) => database.readText(`select json_agg(row_to_json(r))::text from (${rows} order by c.codice) r`, [DAY]),
  };
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`.padStart(8);
const ratio = (value: number, base: number) => `${(value / base).toFixed(2)} times`;
