import { setTimeout as pause } from 'node:timers/promises';
import { folderOf } from '@territori/api-testing/folderOf';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { emptyDirectory, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import { load } from '@territori/load/loading/load';
import { beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from './index.ts';

const isOpened = (database: Database): boolean => {
  const [{ idle = 0, inUse = 0 } = {}] = database.pools();
  return idle + inUse > 0;
};

describe('the embedded database that rests', () => {
  const test = useDatabase(openEmpty, 'pglite');
  beforeAll(async () => {
    test.database.closeWhenIdle(50);
  }, 180_000);
  const isOpen = () => isOpened(test.database);
  const openings = () => test.database.transaction(({ query }) => query<{ n: number }>('select count(*) as n from portale.consultazione'));

  it('closes its files when nothing needs it, and opens them for the next work', async () => {
    await expect.poll(isOpen).toBe(false);
    expect(await openings()).toEqual([{ n: 0 }]);
    expect(isOpen()).toBe(true);
    await expect.poll(isOpen).toBe(false);
  });

  it('loses and mixes up nothing while works come and it goes to rest', async () => {
    for (let round = 0; round < 8; round += 1) {
      const sql = `insert into portale.consultazione values (${round}, '2026-01-01', 1)`;
      await Promise.all([test.database.transaction((transaction) => transaction.query(sql)), openings()]);
      // about the moment at which it closes
      await pause(45 + round * 3);
    }
    expect(await openings()).toEqual([{ n: 8 }]);
  });

  it('answers which edition is in service without opening its files again', async () => {
    await test.database.edition();
    await expect.poll(isOpen).toBe(false);
    await test.database.edition();
    expect(isOpen()).toBe(false);
  });
});

it('the embedded database knows its editions before it opens its files, which it does when something needs them', async () => {
  const directory = await emptyDirectory();
  const first = await connect({ directory });
  const { edition } = await load(first, { by: 'operator', path: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
  await first.transaction(({ query }) => query(`insert into portale.consultazione values (61, '2026-01-01', 1)`), {
    role: 'portale_conteggio',
  });
  // it may change an edition
  await first.transaction(({ query }) => query('select 1'));
  await first.close();
  const database = await connect({ directory, whenNeeded: true });
  try {
    expect([await database.edition(), await database.lastEdition(), isOpened(database)]).toEqual([edition, edition, false]);
    const rows = await database.read<{ n: number }>('select count(*) as n from versione', [], { edition: edition.id });
    expect([rows.length, isOpened(database)]).toEqual([1, true]);
    expect([await database.edition(), await database.lastEdition()]).toEqual([edition, edition]);
  } finally {
    await database.close();
  }
}, 60_000);
