import { ENGINES, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import type { Database, Edition } from '@territori/store/database';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Openings } from './Openings.ts';

const TODAY = '2026-06-01';
const EDITION = { id: 1 } as Edition;

describe.each(ENGINES)('the openings of reports on %s', (engine) => {
  const test = useDatabase(openEmpty, engine);
  let warnings: string[];
  /** What the next transactions do in place of their own: nothing, or fail before or after they are committed. */
  let faults: ('before' | 'after' | 'undone' | undefined)[];
  let openings: Openings;
  const lost = () => Object.assign(new Error('Connection terminated unexpectedly'));
  beforeEach(async () => {
    warnings = [];
    faults = [];
    await test.database.transaction((transaction) => transaction.run('delete from portale.consultazione'));
    const transaction: Database['transaction'] = async (work, options) => {
      const fault = faults.shift();
      if (fault === 'before') throw lost();
      const result = await test.database.transaction(async (own) => {
        const made = await work(own);
        if (fault === 'undone') throw lost();
        return made;
      }, options);
      if (fault === 'after') throw lost();
      return result;
    };
    const database = { engine, writable: true, transaction, read: test.database.read.bind(test.database) };
    openings = new Openings(database as unknown as Database, { warn: (line: string) => void warnings.push(line) } as never);
  });
  const written = () =>
    test.database.transaction(({ query }) => query('select id_funzione as id, aperture as times from portale.consultazione order by 1'));

  it('are written together, and added to those of before', async () => {
    for (const report of [61, 98, 61]) openings.count(report, TODAY);
    expect(await written()).toEqual([]);
    await openings.write();
    openings.count(61, TODAY);
    await openings.close();
    expect(await written()).toEqual([
      { id: 61, times: 3 },
      { id: 98, times: 1 },
    ]);
    expect(warnings).toEqual([]);
  });

  it.each(['before', 'after', 'undone'] as const)('are written once though the connection is lost: %s', async (fault) => {
    faults = [fault, 'before', undefined];
    openings.count(61, TODAY);
    await openings.write();
    openings.count(61, TODAY);
    await openings.write();
    await openings.close();
    expect(await written()).toEqual([{ id: 61, times: 2 }]);
    expect(warnings.every((line) => line.includes('wait until they can be written'))).toBe(true);
  });

  it('that cannot be written until the end are lost, and the log says how many', async () => {
    faults = ['before'];
    for (let time = 0; time < 3; time += 1) openings.count(61, TODAY);
    await openings.close();
    expect(warnings.at(-1)).toContain('3 openings of reports are not counted');
  });

  it('are given up at the end where the server is gone without a word', async () => {
    const silent = { engine, writable: true, transaction: () => new Promise(() => {}) };
    const silenced = new Openings(silent as unknown as Database, { warn: (line: string) => void warnings.push(line) } as never);
    silenced.count(61, TODAY);
    await silenced.close();
    expect(warnings.at(-1)).toContain('1 openings of reports are not counted');
  });

  it('may wait for two weeks of all reports; the log says how many more were not counted', async () => {
    for (let day = 0; day < 1010; day += 1) openings.count(day, TODAY);
    await openings.write();
    expect(await written()).toHaveLength(1000);
    expect(warnings).toEqual([expect.stringMatching(/^10 openings of reports are not counted/)]);
  });

  it('rank the reports at once, and are read from the database once a day', async () => {
    const read = vi.spyOn(test.database, 'read');
    const other = new Openings(test.database, { warn: () => {} } as never);
    for (const report of [98, 61, 98]) other.count(report, TODAY);
    expect(await other.ranking(EDITION, TODAY)).toEqual([98, 61]);
    await other.write();
    other.count(61, TODAY);
    other.count(61, TODAY);
    expect(await other.ranking(EDITION, TODAY)).toEqual([61, 98]);
    expect(read).toHaveBeenCalledOnce();
    read.mockRestore();
    await other.close();
  });

  it('are ranked as far as they are known while the database is away', async () => {
    const read = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    const away = new Openings({ engine, writable: true, read } as unknown as Database, { warn: () => {} } as never);
    away.count(61, TODAY);
    expect(await away.ranking(EDITION, TODAY)).toEqual([61]);
  });
});
