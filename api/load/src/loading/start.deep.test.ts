import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import type { Edition } from '@territori/store/database';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPlaces } from '../record/dataPlaces.ts';
import { load } from './load.ts';

const EXTINCT =
  'Anno;Sigla Provincia;Codice Comune;Denominazione Comune;Comune soppresso per scorporo;Data evento;Codice del Comune associato alla variazione;Denominazione Comune associato alla variazione';
const ROWS = JSON.stringify({ resultset: [{ PRO_COM_T: '001001', SLL_2021: 101 }] });

describe.each(ENGINES)('a start on %s', (engine) => {
  const test = useDatabase(openEmpty, engine);
  let record: string;
  let damaged: string;
  const nowhere = '/nowhere';
  beforeAll(async () => {
    record = await folderOf({ 'cities.csv': SMALL_HISTORY });
    damaged = await folderOf({ 'cities.csv': historyCsv('001001 ALFA 31-02-2000 31-12-9999') });
  }, 60_000);

  /** Starts on the small record, or with the given places in its stead. */
  const start = async (places: DataPlaces = {}) => {
    const messages: string[] = [];
    const result = await load(
      test.database,
      { by: 'start', named: '', record, ...places },
      { progress: (message) => messages.push(message) },
    );
    return { ...result, messages };
  };
  /** As if the edition in service had been made by another version of the portal. */
  const byAnotherVersion = ({ id }: Edition) =>
    test.database.transaction((transaction) =>
      transaction.query(`update portale.caricamento set impronta = 'another' where id = $1`, [id]),
    );

  it('throws when the only data there are cannot be loaded', async () => {
    await expect(start({ record: damaged })).rejects.toThrow('cities.csv, line 2');
    await expect(start({ named: nowhere })).rejects.toThrow('there is no file or folder /nowhere');
    expect(await test.database.edition()).toBeUndefined();
  });

  it('loads the record, once', async () => {
    expect(await start()).toMatchObject({ loaded: true, edition: { id: 1, origin: 'incorporata' } });
    expect(await start()).toMatchObject({ loaded: false, edition: { id: 1 } });
  });

  it('loads the folder that an operator names before the record', async () => {
    const named = await folderOf({ 'cities.csv': historyCsv('001009 OMEGA 01-01-2000 31-12-9999') });
    expect(await start({ named })).toMatchObject({ loaded: true, edition: { id: 2, origin: 'cartella' } });
    expect(await start()).toMatchObject({ loaded: true, edition: { id: 1, origin: 'incorporata' } });
  });

  it.each(['named', 'record'])('keeps what is in service when the folder (%s) is refused, and says why', async (place) => {
    const { edition, loaded, refused, messages } = await start({ [place]: damaged });
    expect({ id: edition.id, loaded }).toEqual({ id: 1, loaded: false });
    expect(refused?.message).toContain('cities.csv, line 2');
    expect(messages.at(-1)).toMatch(/^Refused: cities.csv, line 2.*Edition 1 stays in service$/);
  });

  it('makes the edition of the record again when another version of the portal made it, with the files added one by one', async () => {
    const folder = await folderOf({ 'sll_2021-12-31.json': ROWS });
    const { edition } = await load(test.database, { by: 'operator', path: join(folder, 'sll_2021-12-31.json'), report: 408 });
    expect(await start()).toMatchObject({ loaded: false, edition: { id: 3, origin: 'incorporata' } });
    await byAnotherVersion(edition);
    const renewed = await start();
    expect(renewed).toMatchObject({ loaded: true, edition: { id: 4, fingerprint: edition.fingerprint } });
    expect(renewed.edition.sources.map(({ file, aggiunto }) => [file, aggiunto])).toEqual([
      ['cities.csv', false],
      ['sll_2021-12-31.json', true],
    ]);
    expect(await test.database.read('select id_funzione, data from istantanea')).toEqual([{ id_funzione: 408, data: '2021-12-31' }]);
  });

  it('leaves what an operator loaded by hand, and makes that again of the files that the database keeps', async () => {
    const folder = await folderOf({ 'cities.csv': historyCsv('001009 OMEGA 01-01-2000 31-12-9999') });
    const { edition } = await load(test.database, { by: 'operator', path: folder });
    expect(await start()).toMatchObject({ loaded: false, edition: { id: 5, origin: 'operatore' } });
    await rm(folder, { recursive: true });
    await byAnotherVersion(edition);
    const renewed = await start();
    expect(renewed).toMatchObject({ loaded: true, edition: { id: 6, sources: edition.sources, fingerprint: edition.fingerprint } });
    expect(renewed.messages[0]).toBe('Edition 5 was made by an earlier version of the portal: it is made again of the same files');
    expect(await start()).toMatchObject({ loaded: false, edition: { id: 6 } });
  });
});

describe.each(ENGINES)('what an operator added by hand, at the next start on %s,', (engine) => {
  const test = useDatabase(openEmpty, engine);
  let folder: string;
  const messages: string[] = [];
  const options = { progress: (message: string) => void messages.push(message) };
  const start = (named = folder) => {
    messages.length = 0;
    return load(test.database, { by: 'start', named, record: folder }, options);
  };
  const byHand = async (name: string, content: string, report: number | null = null) => {
    messages.length = 0;
    return load(test.database, { by: 'operator', path: join(await folderOf({ [name]: content }), name), report }, options);
  };
  const reports = () => test.database.read('select id_funzione from istantanea order by 1');
  const OTHER = historyCsv('001009 OMEGA 01-01-2000 31-12-9999');
  beforeAll(async () => {
    folder = await folderOf({ 'cities.csv': SMALL_HISTORY });
    await start();
  }, 60_000);

  it('is still in service, without another load', async () => {
    const { edition } = await byHand('sll_2021-12-31.json', ROWS, 408);
    expect(edition.sources.map(({ file, aggiunto }) => [file, aggiunto])).toEqual([
      ['cities.csv', false],
      ['sll_2021-12-31.json', true],
    ]);
    expect(await start()).toMatchObject({ loaded: false, edition: { id: edition.id } });
    expect(messages).toEqual([]);
  });

  it('stays on top of what the folder has become', async () => {
    await writeFile(join(folder, 'cities.csv'), OTHER);
    const { edition, loaded } = await start();
    expect(loaded).toBe(true);
    expect(messages[0]).toBe('The files added by hand stay on top: sll_2021-12-31.json');
    expect(edition.sources.map(({ file, aggiunto }) => `${file} ${aggiunto}`)).toEqual(['cities.csv false', 'sll_2021-12-31.json true']);
    expect(await reports()).toEqual([{ id_funzione: 408 }]);
    expect(await start()).toMatchObject({ loaded: false });
  });

  it('goes before a file of the same name in the folder, and is none of its own once the folder has the same', async () => {
    const ended = (day: string) => `${EXTINCT}\n2010;TO;001002;Beta;NO;${day};001003;Gamma`;
    await byHand('soppressi.csv', ended('01/01/2010'));
    await writeFile(join(folder, 'soppressi.csv'), ended('02/01/2010'));
    expect((await start()).edition.sources.map(({ file, aggiunto }) => `${file} ${aggiunto}`)).toEqual([
      'cities.csv false',
      'sll_2021-12-31.json true',
      'soppressi.csv true',
    ]);
    await writeFile(join(folder, 'soppressi.csv'), ended('01/01/2010'));
    expect((await start()).edition.sources.map(({ file, aggiunto }) => `${file} ${aggiunto}`)).toEqual([
      'cities.csv false',
      'soppressi.csv false',
      'sll_2021-12-31.json true',
    ]);
  });

  it('is left out by a folder that an operator loads, which says so', async () => {
    const whole = await folderOf({ 'cities.csv': SMALL_HISTORY });
    messages.length = 0;
    const { edition } = await load(test.database, { by: 'operator', path: whole }, options);
    expect(edition.sources.map(({ file }) => file)).toEqual(['cities.csv']);
    expect(messages.slice(-2)).toEqual([
      `WARNING: edition ${edition.id} does not include the files loaded by hand: sll_2021-12-31.json`,
      'To put them back into service: npm run data -- load <file or folder>',
    ]);
  });

  it('is left out with a warning when it was an edition by itself, which the named folder replaces', async () => {
    const { edition } = await start(await folderOf({ 'cities.csv': OTHER }));
    expect(messages.slice(-2)[0]).toBe(`WARNING: edition ${edition.id} does not include the files loaded by hand: cities.csv`);
  });
});

describe('a record', () => {
  const test = useDatabase(openEmpty, 'pglite');
  const loadRecord = (folder: string) => load(test.database, { by: 'record', folder });
  const filesOf = ({ sources }: Edition) => sources.map(({ file }) => file);

  it('is an edition by itself, and the files added by hand stay on top', async () => {
    const folder = await folderOf({ 'cities.csv': SMALL_HISTORY, 'situas_82_2011-10-08.json': ROWS });
    expect((await loadRecord(folder)).edition.origin).toBe('incorporata');
    const byHand = await folderOf({ 'sll_2021-12-31.json': ROWS });
    await load(test.database, { by: 'operator', path: join(byHand, 'sll_2021-12-31.json'), report: 408 });
    await writeFile(join(folder, 'cities.csv'), `${SMALL_HISTORY}\n${historyCsv('001009 OMEGA 01-01-2000 31-12-9999').split('\n')[1]}`);
    const { edition } = await loadRecord(folder);
    expect(filesOf(edition)).toEqual(['cities.csv', 'situas_82_2011-10-08.json', 'sll_2021-12-31.json']);
    expect(await loadRecord(folder)).toMatchObject({ loaded: false });
  });

  it.each([
    ['whose history is damaged', { 'cities.csv': historyCsv('001001 ALFA 31-02-2000 31-12-9999') }, /^cities.csv, line 2/],
    ['with a file that is not a source', { 'cities.csv': SMALL_HISTORY, 'page.csv': '<html>Sign in</html>' }, /^page.csv/],
    [
      'without the history',
      { 'situas_82_2011-10-09.json': ROWS },
      /the history of the municipalities \(cities.csv\) is not among the files/,
    ],
  ])('%s is refused, and the edition in service stays', async (_, files, reason) => {
    const before = await test.database.edition();
    await expect(loadRecord(await folderOf(files))).rejects.toThrow(reason);
    expect((await test.database.edition())?.id).toBe(before?.id);
  });
});
