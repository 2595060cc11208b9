import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { NO_FILES } from '@territori/api-testing/noFiles';
import { type Fault, OfficialServer, SimulatedClock, signIn, unavailable } from '@territori/api-testing/officialServer';
import { recordOf } from '@territori/api-testing/recordOf';
import { changesByLabels, changesByNames, SMALL_CHANGES } from '@territori/api-testing/smallChanges';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { openEmpty, type TestDatabase } from '@territori/api-testing/testDatabase';
import { todayInRome } from '@territori/history/dates/day';
import { load } from '@territori/load/loading/load';
import { followOfficial } from '@territori/load/official/followOfficial';
import { officialFiles } from '@territori/load/official/officialFiles';
import type { DataPlaces } from '@territori/load/record/dataPlaces';
import { CATALOGUE } from '@territori/reports/catalogue';
import { connect, type Database } from '@territori/store/database';
import { readEditionFile } from '@territori/store/editionFile/EditionFile';
import { editionFilePath } from '@territori/store/editionFile/editionFilePath';
import type { PromemoriaPage } from '@territori/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenPortalApi, openPortalApi } from './openPortalApi.ts';

/** Lets the pauses of a round pass at once, and waits for the next week without an end. */
class FirstRoundClock extends SimulatedClock {
  override async sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (milliseconds < 24 * 60 * 60_000) return super.sleep(milliseconds, signal);
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
  }
}

const OFFICIAL = officialFiles(todayInRome(), CATALOGUE);
function pathOf(id: string): string {
  const file = OFFICIAL.find((candidate) => candidate.id === id);
  if (!file) throw new Error(`There is no official file ${id}`);
  return file.url.replace('https:/', '');
}

/** Alfanuova gets its old name again in 2009, and Gamma ends in it in 2011. */
const CHANGED = {
  cities: SMALL_HISTORY.replace('"ALFANUOVA","","01-01-2005","31-12-9999"', '"ALFANUOVA","","01-01-2005","01-06-2009"')
    .replace('"01-01-2010","31-12-9999"', '"01-01-2010","01-01-2011"')
    .concat('\n', historyCsv('001001 ALFA 01-06-2009 31-12-9999').split('\n')[1] ?? ''),
  situas_129: changesByNames([
    ...SMALL_CHANGES,
    '2009|CD-Cambio denominazione|001001|Alfanuova|001001|Alfa|L.R. 3|NOME DI PRIMA|01/06/2009',
    '2011|ES-Estinzione|001003|Gamma|001001|Alfa|L.R. 4|FUSIONE|01/01/2011',
  ]),
};

let server: OfficialServer;
let directory: string;
let record: string;
let test: TestDatabase;
const messages: string[] = [];
const serve = (files: Readonly<Record<string, string>>) => {
  server.files.clear();
  for (const [id, content] of Object.entries(files)) server.files.set(pathOf(id), Buffer.from(content));
};
const open = (): Promise<OpenPortalApi> =>
  openPortalApi({ log: (text) => void messages.push(text), official: { places: { named: '', record }, clock: new FirstRoundClock() } });
const municipalities = async ({ database }: OpenPortalApi) =>
  (await database.read<{ nome: string }>(`select denominazione as nome from comuni_al('2020-01-01') order by codice`)).map(
    ({ nome }) => nome,
  );

beforeAll(async () => {
  server = await new OfficialServer({}).start();
  directory = await mkdtemp(join(tmpdir(), 'territori-official-'));
  record = await recordOf({ 'cities.csv': SMALL_HISTORY, 'situas_129_2010-06-01.csv': changesByLabels() });
  test = await openEmpty('pglite');
  // only one process may use PGlite: here the portal
  await test.database.close();
  for (const [name, value] of Object.entries(test.environment)) vi.stubEnv(name, value);
  vi.stubEnv('PORTALE_UFFICIALI', join(directory, 'files'));
  vi.stubEnv('PORTALE_SPECCHIO', server.url(''));
  vi.stubEnv('PORTALE_ARCHIVIO', 'no');
  vi.stubEnv('PORTALE_EDIZIONE', '');
}, 60_000);
beforeEach(() => {
  messages.length = 0;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await test?.dispose();
  await server?.stop();
  await rm(directory, { recursive: true, force: true });
});

it('serves the record at once, and what the official addresses have newer without a restart, with a line and the news of it', async () => {
  serve(CHANGED);
  server.faults.set(pathOf('cities'), [unavailable()]);
  const api = await open();
  expect(await municipalities(api)).toEqual(['Alfanuova', 'Gamma']);
  expect(server.asked).toEqual([]);
  messages.length = 0;
  api.updates?.start();
  await vi.waitFor(async () => expect(await municipalities(api)).toEqual(['Alfa']), { timeout: 120_000, interval: 200 });
  await vi.waitFor(() => expect(messages.at(-1)).toMatch(/^official addresses: edition 2 in service/));
  const official = messages.filter((message) => message.startsWith('official'));
  expect(official).toEqual([
    expect.stringMatching(/^official addresses: .*cities\.csv answered 503; they are asked again, and the edition in service stays$/),
    expect.stringMatching(/^official addresses: edition 2 in service, with what has changed in cities\.csv, situas_129_.*\.csv$/),
  ]);
  const { body } = (await api.app.inject('/api/Promemoria?plang=it')).json<PromemoriaPage>();
  const news = body.find(({ titolo }) => titolo === 'Novità nei dati')?.testo.split('\n');
  expect(news).toEqual([
    expect.stringMatching(/\(report 129\); fatti aggiunti: 2\. Comuni: Alfa \(001001\), Gamma \(001003\)$/),
    expect.stringMatching(/storia dal 1861; fatti aggiunti: 1, corretti: 2\. Comuni: Alfa \(001001\), Gamma \(001003\)$/),
  ]);
  // by which other programs know it while this one holds the database
  const edition = await api.database.edition();
  await vi.waitFor(async () => expect((await readEditionFile(editionFilePath()))?.edition).toEqual(edition), { timeout: 10_000 });
  await api.close();
}, 240_000);

it('goes on with what came at the next start, and asks for nothing before a week has passed', async () => {
  const asked = server.asked.length;
  const api = await open();
  expect(await municipalities(api)).toEqual(['Alfa']);
  api.updates?.start();
  await api.close();
  expect(server.asked).toHaveLength(asked);
}, 60_000);

describe('what the official addresses give', () => {
  let database: Database;
  beforeAll(async () => {
    database = await connect();
  });
  afterAll(() => database?.close());
  const NOWHERE = { named: '' };
  const follow = (places: DataPlaces = NOWHERE, clock = new FirstRoundClock()) =>
    followOfficial(database, {
      places: { record, ...places },
      clock,
      files: NO_FILES,
      progress: (message) => void messages.push(message),
    });

  /** A round of the addresses into an empty folder, up to the first line that is said. */
  async function said(): Promise<string> {
    vi.stubEnv('PORTALE_UFFICIALI', await folderOf({}));
    const updates = await follow();
    updates?.start();
    try {
      await vi.waitFor(() => expect(messages).not.toEqual([]), { timeout: 120_000 });
    } finally {
      await updates?.close();
    }
    expect(messages.filter((message) => !message.includes('the load that has begun'))).toHaveLength(1);
    return messages[0] ?? '';
  }
  const always = (fault: Fault): Fault[] => Array.from({ length: 6 }, () => fault);
  const cut = (content: string) => content.slice(0, content.length - 30);

  it.each<[string, () => void, RegExp]>([
    [
      'a table that is damaged',
      () => serve({ ...CHANGED, situas_129: '{"resultset":[{"ANNO":}]}' }),
      /situas_129: its address gave no file: .*not valid JSON/,
    ],
    ['a table that is cut', () => serve({ ...CHANGED, cities: cut(CHANGED.cities) }), /cities: its address gave no file: .* line 8/],
    [
      'a table that lost rows',
      () => serve({ ...CHANGED, cities: historyCsv('001001 ALFA 01-01-2000 31-12-9999') }),
      /cities\.csv: it has 1 rows, and had 6$/,
    ],
    ['no table any more', () => serve({ situas_129: CHANGED.situas_129 }), /cities: its address gave no file: .*cities\.csv answered 404$/],
    [
      'the page of a network in place of a table',
      () => {
        serve(CHANGED);
        server.faults.set(pathOf('cities'), always(signIn));
      },
      /cities: its address gave no file: .*cities\.csv gave another file than expected: it is not a table$/,
    ],
    [
      'a record that contradicts itself',
      () => serve({ ...CHANGED, cities: `${SMALL_HISTORY}\n${historyCsv('001001 DELTA 01-01-2008 31-12-9999').split('\n')[1]}` }),
      /cities\.csv, line \d: code 001001 is in force for /,
    ],
  ])(
    'is not loaded where it is %s, and one line says why',
    async (_, prepare, reason) => {
      server.faults.clear();
      prepare();
      const before = await database.edition();
      const line = await said();
      expect(line).toMatch(/^official addresses: the edition in service stays: /);
      expect(line).toMatch(reason);
      expect(await database.edition()).toEqual(before);
    },
    180_000,
  );

  it('is missed without a network in one calm line, however often they are asked', async () => {
    vi.stubEnv('PORTALE_UFFICIALI', await folderOf({}));
    await server.stop();
    const clock = new FirstRoundClock();
    const updates = await follow(NOWHERE, clock);
    updates?.start();
    await vi.waitFor(() => expect(clock.waits.length).toBeGreaterThan(200), { timeout: 30_000 });
    await updates?.close();
    await server.start();
    expect(messages).toEqual([
      expect.stringMatching(/^official addresses: .*ECONNREFUSED.*; they are asked again, and the edition in service stays$/),
    ]);
  }, 60_000);

  it('is not asked for where PORTALE_DATI names a folder', async () => {
    expect(await follow()).not.toBeNull();
    expect(await follow({ named: tmpdir() })).toBeNull();
  });

  it('is not asked for where PORTALE_UFFICIALI=no', async () => {
    vi.stubEnv('PORTALE_UFFICIALI', 'no');
    expect(await follow()).toBeNull();
    vi.stubEnv('PORTALE_UFFICIALI', join(directory, 'files'));
  });

  it('is not asked for where an operator has loaded other files', async () => {
    expect(await follow()).not.toBeNull();
    await load(database, { by: 'operator', path: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
    expect(await follow()).toBeNull();
  });
});
