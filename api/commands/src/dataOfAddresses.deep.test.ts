import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { cutAfter, OfficialServer, SimulatedClock } from '@territori/api-testing/officialServer';
import { recordOf } from '@territori/api-testing/recordOf';
import { runData } from '@territori/api-testing/runData';
import { changesByLabels, changesByNames, SMALL_CHANGES } from '@territori/api-testing/smallChanges';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { openEmpty } from '@territori/api-testing/testDatabase';
import { todayInRome } from '@territori/history/dates/day';
import { officialFiles } from '@territori/load/official/officialFiles';
import { CATALOGUE } from '@territori/reports/catalogue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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
    const { code, said } = await runData(undefined, ['fetch', folder], { clock });
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
    expect((await runData(undefined, ['fetch'])).code).toBe(0);
    expect(await readFile(join(folder, 'cities.csv'), 'utf8')).toBe(SMALL_HISTORY);
  }, 120_000);

  it('is not the end of a load with --fetch where PORTALE_UFFICIALI=no forbids it, or where a folder has the data', async () => {
    const test = await openEmpty('pglite');
    try {
      vi.stubEnv('PORTALE_DATI', await folderOf({ 'cities.csv': SMALL_HISTORY }));
      vi.stubEnv('PORTALE_UFFICIALI', 'no');
      const { code, said } = await runData(test.database, ['load', '--fetch']);
      expect(code).toBe(0);
      expect(said).toContain('Nothing is fetched: PORTALE_UFFICIALI=no forbids it');
      vi.stubEnv('PORTALE_UFFICIALI', await folderOf({}));
      expect((await runData(test.database, ['load', '--fetch'])).said).toContain(
        'Nothing is fetched: the edition in service was not made of the record',
      );
      expect(server.asked).toEqual([]);
    } finally {
      await test.dispose();
    }
  }, 120_000);

  it('asks again on a day only for what was missing', async () => {
    const folder = await folderOf({});
    await runData(undefined, ['fetch', folder]);
    server.asked.length = 0;
    expect((await runData(undefined, ['fetch', folder])).code).toBe(0);
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
    const { code, said } = await runData(undefined, ['refresh'], { record });
    expect([code, said.split('\n').at(-1)]).toEqual([0, expect.stringContaining(`Changed in ${record}: situas_129_${todayInRome()}.csv`)]);
    expect(await filesOf()).toEqual(['cities.csv', `situas_129_${todayInRome()}.csv`]);
    const [, after = ''] = await contents();
    expect(after.split('\n').filter((line) => !before.includes(line))).toEqual([RENAMED.replaceAll('|', ',')]);
    const described = await readFile(join(record, 'datapackage.json'), 'utf8');
    expect(described).toContain(`"path": "tabelle/situas_129_${todayInRome()}.csv"`);
    expect(described).not.toMatch(/"updates"|"from"/);
    const again = await runData(undefined, ['refresh'], { record });
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
      const { code, complained } = await runData(undefined, ['refresh'], { record });
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
      const { code, said } = await runData(test.database, ['load', '--fetch'], { record });
      expect(code).toBe(0);
      expect(said).toMatch(/Edition 1 in service/);
      expect(said).toMatch(/official addresses: edition 2 in service, with what has changed in situas_129_/);
      expect(said).not.toContain('WARNING');
      const again = (await runData(test.database, ['load', '--fetch'], { record })).said;
      expect(again).toMatch(/Edition 2 is already in service/);
      expect(again).toMatch(/Nothing has changed at the official addresses/);
    } finally {
      await test.dispose();
    }
  }, 120_000);
});
