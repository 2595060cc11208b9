import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { runData } from '@territori/api-testing/runData';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('npm run data without a database', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['status', 0],
    ['verify', 1],
    ['map-quality', 1],
  ])('does not make one for %s', async (command, code) => {
    const directory = join(await folderOf({}), 'database');
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('PORTALE_DATABASE', directory);
    expect(await runData(undefined, [command])).toEqual({ code, said: 'No edition is loaded', complained: '' });
    expect(existsSync(directory)).toBe(false);
  });

  it.each(['--help', '-h'])('explains itself for %s', async (option) => {
    expect(await runData(undefined, [option])).toMatchObject({ code: 0, said: expect.stringMatching(/^npm run data -- <command>/) });
  });
});

describe.each(ENGINES)('npm run data on %s', (engine) => {
  const test = useDatabase(openEmpty, engine);
  beforeEach(() => void vi.stubEnv('PORTALE_DATI', ''));
  afterEach(() => vi.unstubAllEnvs());
  const run = (...argv: string[]) => runData(test.database, argv);

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

describe('npm run data without its database', () => {
  afterEach(() => vi.unstubAllEnvs());

  const run = (...argv: string[]) => runData(undefined, argv);

  it('says that the server does not answer, with exit code 3', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://territori:segreto@127.0.0.1:1/territori');
    const { code, complained } = await run('status');
    expect(code).toBe(3);
    expect(complained).toMatch(/^The database cannot be reached: .*ECONNREFUSED/);
    expect(complained).not.toContain('segreto');
  });
});
