import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { Database, Edition } from '../database/index.ts';
import { openStore } from './openStore.ts';
import { compressRows, rowsPath, storedRows } from './rowFiles.ts';

const folder = await mkdtemp(join(tmpdir(), 'territori-rows-'));
afterAll(() => rm(folder, { recursive: true }));

const EDITION = { id: 7, fingerprint: '0123456789abcdef' } as Edition;
const KEPT = 'select what the folder has';
const store = openStore(folder);
await store.write(rowsPath(EDITION, KEPT), await compressRows('["kept"]'));

const database = { readText: vi.fn(async (statement: string) => `["${statement}"]`) };
const read = (statement: string, from = store) =>
  storedRows(database as unknown as Database, from, EDITION).readText(statement, [], { edition: EDITION.id });

it('rows come from the folder of the edition, without its database', async () => {
  expect(await read(KEPT)).toBe('["kept"]');
  expect(database.readText).not.toHaveBeenCalled();
});

it('the database gives the rows of another statement, and those of a damaged file', async () => {
  expect(await read('select more')).toBe('["select more"]');
  const whole = await compressRows('["damaged"]');
  await store.write(rowsPath(EDITION, 'select damaged'), whole.subarray(0, whole.byteLength - 3));
  expect(await read('select damaged')).toBe('["select damaged"]');
});
