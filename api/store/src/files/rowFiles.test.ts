import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { Database, Edition } from '../database/index.ts';
import { columnsOfLines } from '../database/RowColumns.ts';
import { readRows } from '../database/readRows.ts';
import { openStore } from './openStore.ts';
import { packRows, rowsPath, storedRows } from './rowFiles.ts';

const folder = await mkdtemp(join(tmpdir(), 'territori-rows-'));
afterAll(() => rm(folder, { recursive: true }));

const EDITION = { id: 7, fingerprint: '0123456789abcdef' } as Edition;
const store = openStore(folder);

/** The statement by which the table is read. */
const statementOf = async (from: string): Promise<string> => {
  const readText = vi.fn(async (_statement: string) => '');
  await readRows({ readText }, EDITION, { codice: 'c', nomi: 'n' }, from);
  return String(readText.mock.lastCall?.[0]);
};
const file = async (lines: string) => packRows(await columnsOfLines(lines));

const database = { readText: vi.fn(async () => '["of the database",null]') };
const read = (from: string) =>
  readRows<{ codice: unknown; nomi: unknown }>(
    storedRows(database as unknown as Database, store, EDITION),
    EDITION,
    { codice: 'c', nomi: 'n' },
    from,
  );
const OF_DATABASE = [{ codice: 'of the database', nomi: null }];

it('rows come from the folder of the edition, without its database', async () => {
  const lines = ['["001","Agliè\\n"]', '[1,["a","b"]]', '["1",null]', '[1,["a","b"]]', '[true,{"di":"a"}]'];
  await store.write(rowsPath(EDITION, await statementOf('from kept')), await file(lines.join('\n')));
  expect(await read('from kept')).toEqual([
    { codice: '001', nomi: 'Agliè\n' },
    { codice: 1, nomi: ['a', 'b'] },
    { codice: '1', nomi: null },
    { codice: 1, nomi: ['a', 'b'] },
    { codice: true, nomi: { di: 'a' } },
  ]);
  expect(database.readText).not.toHaveBeenCalled();
});

it('a column may have more values than two bytes number', async () => {
  const many = Array.from({ length: 70_000 }, (_, place) => ({ codice: place, nomi: place % 3 }));
  const lines = many.map(({ codice, nomi }) => JSON.stringify([codice, nomi])).join('\n');
  await store.write(rowsPath(EDITION, await statementOf('from many')), await file(lines));
  expect(await read('from many')).toEqual(many);
});

it('there may be no rows', async () => {
  await store.write(rowsPath(EDITION, await statementOf('from empty')), await file(''));
  expect(await read('from empty')).toEqual([]);
});

it('the database gives the rows of another statement, and those of a damaged file', async () => {
  expect(await read('from more')).toEqual(OF_DATABASE);
  const whole = await file('["damaged",null]');
  await store.write(rowsPath(EDITION, await statementOf('from damaged')), whole.subarray(0, whole.byteLength - 3));
  expect(await read('from damaged')).toEqual(OF_DATABASE);
});
