import { folderOf } from '@territori/api-testing/folderOf';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, emptyDirectory, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import { load } from '@territori/load/loading/load';
import { describe, expect, it } from 'vitest';
import { connect, NoEditionError } from './index.ts';
import { STATEMENT_TIMEOUT } from './sessionSettings.ts';

describe.each(ENGINES)('the database on %s', (engine) => {
  const test = useDatabase(openEmpty, engine);

  it('refuses what is asked after it is closed, so that nothing keeps the process', async () => {
    const { environment } = test;
    const database = await connect(
      'DATABASE_URL' in environment ? { url: environment.DATABASE_URL } : { directory: await emptyDirectory() },
    );
    await database.close();
    await expect(database.transaction((transaction) => transaction.query('select 1'))).rejects.toThrow();
  });

  it('has nothing to read before the first load', async () => {
    expect(await test.database.edition()).toBeUndefined();
    await expect(test.database.read('select 1')).rejects.toThrow(NoEditionError);
  });

  it('notices a new edition', async () => {
    await load(test.database, { by: 'start', named: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
    expect((await test.database.edition())?.id).toBe(1);
  });

  it('lets a statement take ten seconds where nobody says otherwise', async () => {
    expect(STATEMENT_TIMEOUT).toBe(10_000);
    // PGlite does not know the limit itself: its thread is ended
    if (engine === 'postgres') expect(await test.database.read('show statement_timeout')).toEqual([{ statement_timeout: '10s' }]);
  });

  it('reads dates and ranges as text, int8 as number, numeric as text, json as values', async () => {
    expect(
      await test.database.read(
        `select date '1861-03-17' as data, daterange('1861-03-17', null) as periodo, 42::int8 as n, 1.50::numeric as area, '{"a":[1]}'::jsonb as j`,
      ),
    ).toEqual([{ data: '1861-03-17', periodo: '[1861-03-17,)', n: 42, area: '1.50', j: { a: [1] } }]);
  });

  it('binds texts, numbers, nulls, booleans and lists', async () => {
    expect(
      await test.database.read('select $1::text as a, $2::int as b, $3::text as c, $4::boolean as d, $5::text[] as e', [
        "L'Aquila",
        7,
        null,
        true,
        ['a', "b'"],
      ]),
    ).toEqual([{ a: "L'Aquila", b: 7, c: null, d: true, e: ['a', "b'"] }]);
  });

  it('gives one value as the text it is', async () => {
    expect(await test.database.readText(`select json_agg(codice order by codice)::text from comuni_al('2004-01-01')`)).toBe(
      '["001001", "001002", "001003"]',
    );
  });

  it('only reads when it reads', async () => {
    await expect(test.database.read(`insert into unita values (1, 'comune')`)).rejects.toMatchObject({ code: '25006' });
    await expect(test.database.read('select contenuto from portale.file_caricato')).rejects.toMatchObject({ code: '42501' });
  });

  it('only counts when it counts', async () => {
    const count = (sql: string) => test.database.transaction((transaction) => transaction.query(sql), { role: 'portale_conteggio' });
    await count(`insert into portale.consultazione values (61, '2026-01-01', 1)`);
    expect(await test.database.read('select id_funzione, giorno, aperture from portale.consultazione')).toEqual([
      { id_funzione: 61, giorno: '2026-01-01', aperture: 1 },
    ]);
    await expect(count('delete from portale.consultazione')).rejects.toMatchObject({ code: '42501' });
    await expect(count('delete from portale.caricamento')).rejects.toMatchObject({ code: '42501' });
  });

  it('undoes a transaction that throws', async () => {
    const work = test.database.transaction(async (transaction) => {
      await transaction.run('delete from portale.caricamento');
      throw new Error('on purpose');
    });
    await expect(work).rejects.toThrow('on purpose');
    expect((await test.database.edition())?.id).toBe(1);
  });

  it('reads an edition that is asked for by number, also when there is a newer one', async () => {
    await load(test.database, { by: 'start', named: await folderOf({ 'cities.csv': historyCsv('001009 OMEGA 01-01-2000 31-12-9999') }) });
    const names = (edition?: number) =>
      test.database.read(
        `select denominazione from comuni_al('2004-01-01') order by codice limit 1`,
        [],
        edition === undefined ? {} : { edition },
      );
    expect(await names()).toEqual([{ denominazione: 'Omega' }]);
    expect(await names(1)).toEqual([{ denominazione: 'Alfa' }]);
  });
});
