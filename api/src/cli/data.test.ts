import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/index.ts';
import { todayInRome } from '../dates/day.ts';
import { officialFiles } from '../official/officialFiles.ts';
import { CATALOGUE } from '../reports/catalogue.ts';
import { folderOf } from '../testing/folderOf.ts';
import { cutAfter, OfficialServer, SimulatedClock } from '../testing/officialServer.ts';
import { recordOf } from '../testing/recordOf.ts';
import { changesByLabels, changesByNames, SMALL_CHANGES } from '../testing/smallChanges.ts';
import { historyCsv, SMALL_HISTORY } from '../testing/smallFiles.ts';
import { ENGINES, emptyDirectory, openEmpty, type TestDatabase } from '../testing/testDatabase.ts';
import { type DataOptions, data } from './data.ts';

/** Runs `npm run data -- ...` in this process. */
async function runOn(opened: Database | undefined, argv: string[], { clock, record }: Omit<DataOptions, 'opened'> = {}) {
  const said: string[] = [];
  const complained: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void complained.push(String(line)));
  const code = await data(argv, { opened, clock, record });
  log.mockRestore();
  error.mockRestore();
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

describe.each(ENGINES)('npm run data on %s', (engine) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openEmpty(engine);
  }, 60_000);
  beforeEach(() => void vi.stubEnv('PORTALE_DATI', ''));
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => test?.dispose());
  const run = (...argv: string[]) => runOn(test.database, argv);

  it('has nothing to show or to verify before the first load', async () => {
    expect(await run('status')).toEqual({ code: 0, said: 'No edition is loaded', complained: '' });
    expect(await run('verify')).toEqual({ code: 1, said: '', complained: 'No edition of the data is loaded' });
  });

  it.each([
    ['a folder that is not there', async () => '/nowhere', 'nowhere: there is no file or folder /nowhere'],
    ['a folder without data', () => folderOf({ 'readme.md': '#' }), /^territori-files-\w+: the folder holds no CSV, JSON, XLSX or ZIP$/],
    [
      'a history with an impossible date',
      () => folderOf({ 'cities.csv': historyCsv('001001 ALFA 31-02-2000 31-12-9999') }),
      'cities.csv, line 2: "data_inizio_validita" is "31-02-2000", not a date',
    ],
    ['a damaged ZIP', () => folderOf({ 'a.zip': new Uint8Array([0x50, 0x4b, 3, 4, 0]) }), /^a.zip: it is a damaged ZIP/],
  ])('refuses %s with exit code 1 and one line that says why', async (_, folder, reason) => {
    const { code, complained } = await run('load', await folder());
    expect(code).toBe(1);
    if (typeof reason === 'string') expect(complained).toBe(reason);
    else expect(complained).toMatch(reason);
  });

  it('loads a folder, once, and says what it does, with the time that it took', async () => {
    const folder = await folderOf({ 'cities.csv': SMALL_HISTORY });
    expect((await run('status')).said).toBe('No edition is loaded');
    const { code, said } = await run('load', folder);
    expect(code).toBe(0);
    expect(said).toMatch(/^ *\d+\.\d s {2}cities.csv: .*, 6 rows$/m);
    expect(said).toMatch(/Edition 1 in service, up to date as of 2010-01-01$/);
    expect((await run('load', folder)).said).toMatch(/Edition 1 is already in service, made of the same files$/);
  });

  it('adds the rows of a report under the id that --pfun gives', async () => {
    const folder = await folderOf({ 'sll_2021-12-31.json': JSON.stringify({ resultset: [{ PRO_COM_T: '001001', SLL: 7 }] }) });
    const file = join(folder, 'sll_2021-12-31.json');
    expect((await run('load', file)).complained).toContain('--pfun');
    expect((await run('load', file, '--pfun', '408')).code).toBe(0);
  });

  it('shows what is in service and where it comes from', async () => {
    const { code, said } = await run('status');
    expect(code).toBe(0);
    expect(said).toMatch(/^Edition 2: Territorial units since 1861$/m);
    expect(said).toMatch(/^Named [0-9a-f]{12} in addresses and files$/m);
    expect(said).toMatch(/^Up to date as of 2010-01-01, loaded on \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ, origin: operatore$/m);
    expect(said).toMatch(/^2 municipalities in force, \d+ versions, \d+ events$/m);
    expect(said).toMatch(/^ {2}cities.csv: .*, 6 rows, CC BY 4.0/m);
    expect(said).toMatch(/^ {2}sll_2021-12-31.json: Rows of report 408, 1 rows, CC BY 4.0 Istat, added by hand$/m);
  });

  it('verifies the edition in service, and says what is wrong with one that was tampered with', async () => {
    expect(await run('verify')).toEqual({
      code: 0,
      said: 'Edition 2: all checks passed\nContradictions between its sources: 0',
      complained: '',
    });
    expect(JSON.parse((await run('verify', '--json')).said)).toEqual({ edition: 2, contradictions: [] });
    await test.database.transaction((transaction) => transaction.run(`delete from edizione_2.evento where tipo = 'ES'`));
    const { code, complained } = await run('verify');
    expect(code).toBe(1);
    expect(complained).toBe('comune, from 2 January 2009 to 1 January 2010: 0 born and 0 ceased, but the number in force changes by -1');
  });

  it.each([
    [[]],
    [['lode']],
    [['constructor']],
    [['load', 'a', 'b']],
    [['load', '--pfun', 'sll']],
    [['load', '--pfun', '-1']],
    [['load', '--pfun']],
    [['load', '--force']],
  ])('answers %j with how to use it, and exit code 2', async (argv) => {
    const { code, complained } = await run(...argv);
    expect(code).toBe(2);
    expect(complained).toContain('npm run data -- <command>');
  });
});

describe('npm run data -- fetch', () => {
  let server: OfficialServer;
  const file = (id: string) => {
    const found = officialFiles(todayInRome(), CATALOGUE).find((candidate) => candidate.id === id);
    if (!found) throw new Error(`There is no official file ${id}`);
    return found;
  };
  const pathOf = (id: string) => file(id).url.replace('https:/', '');
  beforeEach(async () => {
    const rows = '{"resultset":[{"PRO_COM_T":"001001","SLL_2001":"a text with a raw\r\nline break"}]}';
    server = await new OfficialServer({ [pathOf('cities')]: SMALL_HISTORY, [pathOf('situas_82')]: rows }).start();
    vi.stubEnv('PORTALE_SPECCHIO', server.url(''));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await server.stop();
  });

  it('gets the files at the addresses into a folder, gives up those that are gone, and says where they are', async () => {
    // the connection breaks in the middle of the history
    server.faults.set(pathOf('cities'), [cutAfter(100)]);
    const folder = await folderOf({});
    const clock = new SimulatedClock();
    const { code, said } = await runOn(undefined, ['fetch', folder], { clock });
    expect(code).toBe(0);
    expect(Math.max(...clock.waits), 'it waits before it asks again').toBeGreaterThanOrEqual(60_000);
    expect((await readdir(folder)).filter((name) => !name.startsWith('archive.state')).sort()).toEqual([
      'cities.csv',
      file('situas_82').name,
    ]);
    expect(await readFile(join(folder, 'cities.csv'), 'utf8')).toBe(SMALL_HISTORY);
    expect(said).toContain(`The official files are in ${folder}`);
    expect(server.asked.map(({ path }) => path)).toContain(pathOf('ANPR_archivio_comuni'));
  }, 120_000);

  it('keeps the files in the folder of PORTALE_UFFICIALI where none is named', async () => {
    const folder = await folderOf({});
    vi.stubEnv('PORTALE_UFFICIALI', folder);
    expect((await runOn(undefined, ['fetch'])).code).toBe(0);
    expect(await readFile(join(folder, 'cities.csv'), 'utf8')).toBe(SMALL_HISTORY);
  }, 120_000);

  it('is not the end of a load with --fetch where PORTALE_UFFICIALI=no forbids it, or where a folder has the data', async () => {
    const test = await openEmpty('pglite');
    try {
      vi.stubEnv('PORTALE_DATI', await folderOf({ 'cities.csv': SMALL_HISTORY }));
      vi.stubEnv('PORTALE_UFFICIALI', 'no');
      const { code, said } = await runOn(test.database, ['load', '--fetch']);
      expect(code).toBe(0);
      expect(said).toContain('Nothing is fetched: PORTALE_UFFICIALI=no forbids it');
      vi.stubEnv('PORTALE_UFFICIALI', await folderOf({}));
      expect((await runOn(test.database, ['load', '--fetch'])).said).toContain(
        'Nothing is fetched: the edition in service was not made of the record',
      );
      expect(server.asked).toEqual([]);
    } finally {
      await test.dispose();
    }
  }, 120_000);

  it('asks again on a day only for what was missing', async () => {
    const folder = await folderOf({});
    await runOn(undefined, ['fetch', folder]);
    server.asked.length = 0;
    expect((await runOn(undefined, ['fetch', folder])).code).toBe(0);
    expect(server.asked.map(({ path }) => path)).toContain(pathOf('ANPR_archivio_comuni'));
    expect(server.asked.map(({ path }) => path)).not.toContain(pathOf('cities'));
  }, 120_000);
});

describe('npm run data on the record and the official addresses', () => {
  const RENAMED = '2012|CD-Cambio denominazione|001003|Gamma|001003|Gammanuova|L.R. 3|NUOVO NOME|01/01/2012';
  let server: OfficialServer;
  let record: string;
  const pathOf = (id: string) =>
    officialFiles(todayInRome(), CATALOGUE)
      .find((file) => file.id === id)
      ?.url.replace('https:/', '') ?? '';
  const give = (changes: readonly string[], cities = SMALL_HISTORY) => {
    server.files.set(pathOf('cities'), Buffer.from(cities));
    server.files.set(pathOf('situas_129'), Buffer.from(changesByNames(changes)));
  };
  beforeEach(async () => {
    server = await new OfficialServer({}).start();
    record = await recordOf({ 'cities.csv': SMALL_HISTORY, 'situas_129_2010-06-01.csv': changesByLabels() });
    vi.stubEnv('PORTALE_SPECCHIO', server.url(''));
    vi.stubEnv('PORTALE_UFFICIALI', await folderOf({}));
    vi.stubEnv('PORTALE_DATI', '');
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await server.stop();
  });
  const filesOf = async () => (await readdir(join(record, 'tabelle'))).sort();
  const contents = async () => Promise.all((await filesOf()).map((name) => readFile(join(record, 'tabelle', name), 'utf8')));

  it('refresh writes a changed fact into the record as one line, and its file and description', async () => {
    give([...SMALL_CHANGES, RENAMED]);
    const [, before = ''] = await contents();
    const { code, said } = await runOn(undefined, ['refresh'], { record });
    expect([code, said.split('\n').at(-1)]).toEqual([0, expect.stringContaining(`Changed in ${record}: situas_129_${todayInRome()}.csv`)]);
    expect(await filesOf()).toEqual(['cities.csv', `situas_129_${todayInRome()}.csv`]);
    const [, after = ''] = await contents();
    expect(after.split('\n').filter((line) => !before.includes(line))).toEqual([RENAMED.replaceAll('|', ',')]);
    const described = await readFile(join(record, 'datapackage.json'), 'utf8');
    expect(described).toContain(`"path": "tabelle/situas_129_${todayInRome()}.csv"`);
    expect(described).not.toMatch(/"updates"|"from"/);
    const again = await runOn(undefined, ['refresh'], { record });
    expect(again.said).toContain('Nothing has changed at the official addresses');
  }, 120_000);

  it.each<[string, () => void, RegExp]>([
    [
      'an address gave no file',
      () => server.files.set(pathOf('cities'), Buffer.from(SMALL_HISTORY)),
      /^situas_129: its address gave no file: .* answered 404$/,
    ],
    [
      'an edition of it fails a check',
      () => give(SMALL_CHANGES, `${SMALL_HISTORY}\n${historyCsv('001001 DELTA 01-01-2008 31-12-9999').split('\n')[1]}`),
      /^cities\.csv, line \d+: code 001001/,
    ],
  ])(
    'refresh leaves the record as it is where %s',
    async (_, prepare, reason) => {
      prepare();
      const before = await contents();
      const { code, complained } = await runOn(undefined, ['refresh'], { record });
      expect(code).toBe(1);
      expect(complained).toMatch(reason);
      expect(await contents()).toEqual(before);
    },
    120_000,
  );

  it('load --fetch loads the record and then what the addresses have newer; the next one nothing', async () => {
    const test = await openEmpty('postgres');
    try {
      give([...SMALL_CHANGES, RENAMED]);
      const { code, said } = await runOn(test.database, ['load', '--fetch'], { record });
      expect(code).toBe(0);
      expect(said).toMatch(/Edition 1 in service/);
      expect(said).toMatch(/official addresses: edition 2 in service, with what has changed in situas_129_/);
      expect(said).not.toContain('WARNING');
      const again = (await runOn(test.database, ['load', '--fetch'], { record })).said;
      expect(again).toMatch(/Edition 2 is already in service/);
      expect(again).toMatch(/Nothing has changed at the official addresses/);
    } finally {
      await test.dispose();
    }
  }, 120_000);
});

describe('npm run data without its database', () => {
  afterEach(() => vi.unstubAllEnvs());

  const run = (...argv: string[]) => runOn(undefined, argv);

  it('says that the server does not answer, with exit code 3', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://territori:segreto@127.0.0.1:1/territori');
    const { code, complained } = await run('status');
    expect(code).toBe(3);
    expect(complained).toMatch(/^The database cannot be reached: .*ECONNREFUSED/);
    expect(complained).not.toContain('segreto');
  });

  it('says who holds the directory, with exit code 3', async () => {
    const directory = await folderOf({ 'territori.lock': `${process.ppid}` });
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('PORTALE_DATABASE', directory);
    const { code, complained } = await run('load');
    expect(code).toBe(3);
    expect(complained).toContain(`in use by process ${process.ppid}`);
  });

  it('ends the process with its code, and complains on the standard error', async () => {
    const run = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
    const environment = { ...process.env, DATABASE_URL: '', PORTALE_DATABASE: await emptyDirectory() };
    const start = (command: string) => spawnSync(process.execPath, [run, 'data', command], { encoding: 'utf8', env: environment });
    expect(start('status')).toMatchObject({ status: 0, stdout: 'No edition is loaded\n', stderr: '' });
    expect(start('lode')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('npm run data -- <command>') });
  });
});
