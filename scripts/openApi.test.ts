import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Database } from '../api/src/database/index.ts';
import { todayInRome } from '../api/src/dates/day.ts';
import { readEditionFile } from '../api/src/editionFile/EditionFile.ts';
import { editionFilePath } from '../api/src/editionFile/editionFilePath.ts';
import type { DataPlaces } from '../api/src/ingest/dataPlaces.ts';
import { load } from '../api/src/ingest/load.ts';
import { followOfficial } from '../api/src/official/followOfficial.ts';
import { officialFiles } from '../api/src/official/officialFiles.ts';
import { CATALOGUE } from '../api/src/reports/catalogue.ts';
import type { Edizione } from '../api/src/schemas/wire.ts';
import { folderOf } from '../api/src/testing/folderOf.ts';
import { OfficialServer, SimulatedClock, unavailable } from '../api/src/testing/officialServer.ts';
import { SMALL_HISTORY } from '../api/src/testing/smallFiles.ts';
import { copyEmbedded, openEmpty, type TestDatabase } from '../api/src/testing/testDatabase.ts';
import { type OpenApi, openApi } from './openApi.ts';

/** Lets the pauses of a round pass at once, and waits for the next week without an end. */
class FirstRoundClock extends SimulatedClock {
  override async sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (milliseconds < 24 * 60 * 60_000) return super.sleep(milliseconds, signal);
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
  }
}

const municipality = (code: string, name: string, cadastral: string) => ({
  COD_REG: '01',
  COD_PROV_STORICO: '001',
  COD_UTS: '201',
  PRO_COM_T: code,
  COMUNE: name,
  COMUNE_IT: name,
  COMUNE_A: null,
  CC_REG: 0,
  CC_UTS: 0,
  COD_CATASTO: cadastral,
  COD_COM_FISCALE: null,
  COM_NUTS3_2024: 'ITC11',
});
const rows = (...resultset: object[]) => JSON.stringify({ resultset });

/**
 * Official files by their id in the archive: a history of three municipalities, three reports that are read, one that the portal keeps.
 */
const FILES: Readonly<Record<string, string>> = {
  cities: SMALL_HISTORY,
  situas_61: rows(municipality('001001', 'Alfanuova', 'A001'), municipality('001003', 'Gamma', 'G003')),
  situas_98: rows({
    ANNO: 2010,
    SIGLA_UTS: 'TO',
    PRO_COM_T: '001002',
    COMUNE: 'Beta',
    COD_CATASTO: 'B002',
    FLAG_ES_SCORPORO: 0,
    COD_VARIAZIONE: 'ES',
    DATA_INIZIO_AMMINISTRATIVA: '01/01/2010',
    PRO_COM_T_REL: '001003',
    COMUNE_REL: 'Gamma',
    SIGLA_UTS_REL: 'TO',
  }),
  // rows of report 51 with every column of report 61, which must not be taken for it
  situas_51: rows(municipality('001001', 'ALFA', 'Z999')),
  situas_82: rows({ PRO_COM_T: '001001', SLL_2001: 101 }),
};
const TODAY = todayInRome();
const OFFICIAL = officialFiles(TODAY, CATALOGUE);
function fileOf(id: string) {
  const file = OFFICIAL.find((candidate) => candidate.id === id);
  if (!file) throw new Error(`There is no official file ${id}`);
  return file;
}
const nameOf = (id: string) => fileOf(id).name;
const pathOf = (id: string) => fileOf(id).url.replace('https:/', '');

let server: OfficialServer;
let directory: string;
let test: TestDatabase;
const messages: string[] = [];
const open = (): Promise<OpenApi> =>
  openApi({ log: (text) => void messages.push(text), official: { places: { named: '', beside: [] }, clock: new FirstRoundClock() } });
const editionOf = async ({ app }: OpenApi) => (await app.inject('/api/edizione')).json<Edizione>();

/** A hash of the rows of each table that holds facts. */
async function factsOf(database: Database) {
  const hash = (table: string) => `(select md5(string_agg(t::text, e'\\n' order by t::text)) from ${table} t) as ${table}`;
  return (await database.read(`select ${['unita', 'versione', 'evento'].map(hash).join(', ')}`))[0];
}

beforeAll(async () => {
  server = await new OfficialServer(Object.fromEntries(Object.entries(FILES).map(([id, content]) => [pathOf(id), content]))).start();
  directory = await mkdtemp(join(tmpdir(), 'territori-official-'));
  test = await copyEmbedded('pglite');
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

it('serves the embedded edition at once, then the official files without a restart: the same facts as of a folder that holds them', async () => {
  // the other files are loaded meanwhile
  server.faults.set(pathOf('cities'), [unavailable()]);
  const api = await open();
  expect(await editionOf(api)).toMatchObject({ approssimata: true, caricamento: null });
  expect(messages).toEqual([expect.stringMatching(/^edition 1 in service: /)]);
  expect(server.asked).toEqual([]);

  api.updates?.start();
  await vi.waitFor(async () => expect((await editionOf(api)).caricamento).toMatchObject({ totale: OFFICIAL.length }), {
    timeout: 60_000,
    interval: 20,
  });
  await vi.waitFor(async () => expect(await editionOf(api)).toMatchObject({ approssimata: false, caricamento: null }), {
    timeout: 120_000,
    interval: 200,
  });
  const edition = await api.database.edition();
  expect(edition?.origin).toBe('ufficiale');
  expect(edition?.sources.map(({ file, report }) => [file, report])).toEqual([
    ['cities.csv', null],
    [nameOf('situas_51'), 51],
    [nameOf('situas_61'), 61],
    [nameOf('situas_82'), 82],
    [nameOf('situas_98'), 98],
  ]);
  expect(edition?.leftOut).toEqual([]);
  expect(messages).toContainEqual(expect.stringMatching(/^edition \d+ in service: .*, up to date as of/));

  // by which other programs know it while this one holds the database
  await vi.waitFor(async () => expect((await readEditionFile(editionFilePath()))?.edition).toEqual(edition), { timeout: 10_000 });

  const official = await factsOf(api.database);
  await api.close();
  const direct = await openEmpty('pglite');
  const path = await folderOf(Object.fromEntries(Object.entries(FILES).map(([id, content]) => [nameOf(id), content])));
  await load(direct.database, { by: 'operator', path });
  expect(official).toEqual(await factsOf(direct.database));
  await direct.dispose();
}, 240_000);

it('goes on with what came at the next start, and asks for nothing before a week has passed', async () => {
  const asked = server.asked.length;
  const api = await open();
  expect(await editionOf(api)).toMatchObject({ approssimata: false, caricamento: null });
  api.updates?.start();
  await api.close();
  expect(server.asked).toHaveLength(asked);
  expect(messages).toEqual([expect.stringMatching(/^edition \d+ in service/)]);
}, 60_000);

it('keeps the official edition where the folder of its files was emptied', async () => {
  await rm(join(directory, 'files'), { recursive: true });
  server.files.delete(pathOf('cities'));
  const api = await open();
  const before = await api.database.edition();
  api.updates?.start();
  await vi.waitFor(async () => expect(messages.some((message) => message.includes(nameOf('situas_82')))).toBe(true), { timeout: 60_000 });
  await vi.waitFor(async () => expect((await editionOf(api)).caricamento).toBeNull(), { timeout: 60_000 });
  await api.close();
  const after = await connect();
  expect((await after.edition())?.fingerprint).toBe(before?.fingerprint);
  await after.close();
}, 120_000);

describe('the official files are not asked for', () => {
  let database: Database;
  beforeAll(async () => {
    database = await connect();
  });
  afterAll(() => database?.close());
  const NOWHERE = { named: '', beside: [] };
  const follow = (places: DataPlaces = NOWHERE) => followOfficial(database, { places, progress: () => {} });

  it.each([
    ['a folder stands beside the checkout', { named: '', beside: [tmpdir()] }],
    ['PORTALE_DATI names a folder', { named: tmpdir(), beside: [] }],
  ])('where %s', async (_, places) => {
    expect(await follow()).not.toBeNull();
    expect(await follow(places)).toBeNull();
  });

  it('where PORTALE_UFFICIALI=no', async () => {
    vi.stubEnv('PORTALE_UFFICIALI', 'no');
    expect(await follow()).toBeNull();
    vi.stubEnv('PORTALE_UFFICIALI', join(directory, 'files'));
  });

  it('where an operator has loaded other files', async () => {
    expect(await follow()).not.toBeNull();
    await load(database, { by: 'operator', path: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
    expect(await follow()).toBeNull();
  });
});
