import { cp } from 'node:fs/promises';
import { folderOf } from '@territori/api-testing/folderOf';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, emptyDirectory, openEmpty, type TestDatabase, useDatabase } from '@territori/api-testing/testDatabase';
import { load } from '@territori/load/loading/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database, DirectoryInUseError } from './index.ts';

/** Opens the same database once more. Only one process may use PGlite: there the first is closed. */
async function openAgain({ database, environment }: TestDatabase, statementTimeout: number): Promise<Database> {
  if ('DATABASE_URL' in environment) return connect({ url: environment.DATABASE_URL, statementTimeout });
  await database.close();
  return connect({ directory: environment.PORTALE_DATABASE, statementTimeout });
}

/** The limit of the tests, which wait for it. */
const LIMIT = 3000;

describe.concurrent.each(ENGINES)('a statement on %s', (engine) => {
  const test = useDatabase(openEmpty, engine);
  let database: Database;
  beforeAll(async () => {
    await load(test.database, { by: 'start', named: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
    database = await openAgain(test, LIMIT);
  }, 120_000);
  afterAll(() => database?.close());

  it(
    'is stopped when it takes too long, and the database goes on',
    async ({ expect }) => {
      await expect(database.read('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
      expect(await database.read(`select count(*) as n from comuni_al('2004-01-01')`)).toEqual([{ n: 3 }]);
    },
    LIMIT * 10,
  );
});

describe('a directory', () => {
  it('is for one process at a time', async () => {
    const directory = await emptyDirectory();
    const database = await connect({ directory });
    await expect(connect({ directory })).rejects.toThrow(DirectoryInUseError);
    await database.close();
    const again = await connect({ directory });
    await again.close();
  }, 60_000);

  it('is taken over from a process that was killed', async () => {
    // no process has this number: it is above what the kernel gives out
    const directory = await emptyDirectory({ 'territori.lock': '4194999 12345' });
    const database = await connect({ directory });
    await database.close();
  }, 60_000);

  it('is taken over from a process whose number another one has now', async () => {
    const directory = await emptyDirectory({ 'territori.lock': `${process.ppid} 1` });
    const database = await connect({ directory });
    await database.close();
  }, 60_000);

  it('says which edition is in service until something may change it, also where that process is killed', async () => {
    const directory = await emptyDirectory();
    const database = await connect({ directory });
    await database.close();
    const left = await folderOf({});
    const changing = await connect({ directory, whenNeeded: true });
    expect(changing.pools()).toMatchObject([{ idle: 0, inUse: 0 }]);
    // the copy is what a process leaves that is killed in the middle of a transaction
    await changing.transaction(() => cp(directory, left, { recursive: true, filter: (path) => !path.endsWith('territori.lock') }));
    await changing.close();
    const after = await connect({ directory: left, whenNeeded: true });
    expect(after.pools()).toMatchObject([{ idle: 1 }]);
    await after.close();
  }, 60_000);
});
