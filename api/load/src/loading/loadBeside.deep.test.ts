import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { ENGINES } from '@territori/api-testing';
import { folderOf } from '@territori/api-testing/folderOf';
import { NO_FILES } from '@territori/api-testing/noFiles';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { openEmpty, type TestDatabase } from '@territori/api-testing/testDatabase';
import type { Database } from '@territori/store/database';
import { afterEach, describe, expect, it } from 'vitest';
import { load } from './load.ts';
import { loadBeside } from './loadBeside.ts';

const OTHER_HISTORY = historyCsv('001001 ALFA 01-01-2000 31-12-9999', '001009 DELTA 01-01-2000 31-12-9999');
const beside = (database: Database, path: string) => loadBeside(database, { request: { by: 'operator', path }, ...NO_FILES }, () => {});
const NAMES = `select denominazione from comuni_al('2020-01-01') order by codice`;

describe.each(ENGINES)('a load beside a portal that answers, on %s', (engine) => {
  let test: TestDatabase | undefined;
  afterEach(() => test?.dispose());

  async function served(): Promise<TestDatabase> {
    test = await openEmpty(engine);
    await load(test.database, { by: 'operator', path: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
    return test;
  }

  it('answers from the edition before until the new one is in service, and keeps what was counted meanwhile', async () => {
    const { database, environment } = await served();
    const before = await database.edition();
    const folder = await folderOf({ 'cities.csv': OTHER_HISTORY });
    let done = false;
    const loading = beside(database, folder).finally(() => {
      done = true;
    });
    const seen = new Set<string>();
    let counted = 0;
    while (!done) {
      const rows = await database.read<{ denominazione: string }>(NAMES);
      seen.add(rows.map(({ denominazione }) => denominazione).join(' '));
      await database.transaction(
        (transaction) =>
          transaction.query(`insert into portale.consultazione values (61, '2026-01-01', 1)
            on conflict (id_funzione, giorno) do update set aperture = consultazione.aperture + 1`),
        { role: 'portale_conteggio' },
      );
      counted += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { edition, loaded } = await loading;
    expect(loaded).toBe(true);
    expect(edition.id).toBeGreaterThan(before?.id ?? 0);
    expect([...seen][0]).toBe('Alfanuova Gamma');
    expect(await database.read(NAMES)).toEqual([{ denominazione: 'Alfa' }, { denominazione: 'Delta' }]);
    expect(await database.read('select aperture from portale.consultazione')).toEqual([{ aperture: counted }]);
    expect(counted).toBeGreaterThan(5);
    if ('PORTALE_DATABASE' in environment) {
      const directory = environment.PORTALE_DATABASE;
      const beside = (await readdir(dirname(directory))).filter((name) => name.startsWith(basename(directory)));
      expect(beside).toEqual([basename(directory)]);
    }
  }, 120_000);

  it('leaves the edition before in service when the files are refused, and says why', async () => {
    const { database } = await served();
    const folder = await folderOf({ 'cities.csv': historyCsv('001001 ALFA 31-02-2000 31-12-9999') });
    await expect(beside(database, folder)).rejects.toThrow('"31-02-2000", not a date');
    expect(await database.read(NAMES)).toEqual([{ denominazione: 'Alfanuova' }, { denominazione: 'Gamma' }]);
  }, 120_000);

  it('makes nothing of the same files', async () => {
    const { database } = await served();
    const before = await database.edition();
    const { edition, loaded } = await beside(database, await folderOf({ 'cities.csv': SMALL_HISTORY }));
    expect([loaded, edition.id]).toEqual([false, before?.id]);
  }, 120_000);
});
