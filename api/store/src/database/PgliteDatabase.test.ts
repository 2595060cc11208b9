import { setTimeout as pause } from 'node:timers/promises';
import { openEmpty, type TestDatabase } from '@territori/api-testing/testDatabase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('the embedded database that rests', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openEmpty('pglite');
    test.database.closeWhenIdle(50);
  }, 180_000);
  afterAll(() => test?.dispose());
  const isOpen = () => {
    const [{ idle = 0, inUse = 0 } = {}] = test.database.pools();
    return idle + inUse > 0;
  };
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
