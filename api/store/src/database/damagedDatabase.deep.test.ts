import { randomFillSync } from 'node:crypto';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyDirectory } from '@territori/api-testing/testDatabase';
import { explainFailure } from '@territori/load/loading/explainFailure';
import { describe, expect, it } from 'vitest';
import { damagedPage } from './damagedPage.mjs';
import { connect } from './index.ts';

/** The files below a folder with their sizes. */
async function sizes(folder: string): Promise<Record<string, number>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await stat(path)).size] as const)));
}

/** The largest file of a table or an index. */
async function largestTable(directory: string): Promise<string> {
  const [largest] = Object.entries(await sizes(join(directory, 'base'))).sort(([, a], [, b]) => b - a);
  return largest?.[0] ?? '';
}

async function change(path: string, damage: (bytes: Buffer) => void): Promise<void> {
  const bytes = await readFile(path);
  damage(bytes);
  await writeFile(path, bytes);
}

it('an embedded database that was closed has no damaged page', async () => {
  const directory = await emptyDirectory();
  await (await connect({ directory })).close();
  expect(await damagedPage(directory)).toBeUndefined();
});

describe('an embedded database whose files are damaged', () => {
  it.each([
    ['its control file is overwritten', (directory: string) => writeFile(join(directory, 'global/pg_control'), Buffer.alloc(8192, 1))],
    ['its control file is cut off', (directory: string) => truncate(join(directory, 'global/pg_control'), 10)],
    [
      'its log is overwritten',
      async (directory: string) => {
        const [log = ''] = (await readdir(join(directory, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
        const file = join(directory, 'pg_wal', log);
        await writeFile(file, Buffer.alloc((await readFile(file)).length, 1));
      },
    ],
    [
      'its largest table has random bytes',
      async (directory: string) => change(await largestTable(directory), (bytes) => randomFillSync(bytes, 20_000, 500)),
    ],
    [
      'one bit of its largest table has changed',
      async (directory: string) => change(await largestTable(directory), (bytes) => bytes.writeUInt8(bytes.readUInt8(30_000) ^ 4, 30_000)),
    ],
    ['its largest table is cut off in a page', async (directory: string) => truncate(await largestTable(directory), 20_000)],
    ['its largest table has lost its last pages', async (directory: string) => truncate(await largestTable(directory), 16_384)],
    [
      'a page of its largest table is zeros but for a few bytes',
      async (directory: string) => change(await largestTable(directory), (bytes) => bytes.fill(0, 8192, 16_000)),
    ],
  ])(
    'is reported with the way to load again, and nothing is deleted, when %s',
    async (_, damage) => {
      const directory = await emptyDirectory();
      await damage(directory);
      const before = await sizes(directory);
      const thrown = await connect({ directory }).catch((error: unknown) => error);
      const failure = explainFailure(thrown);
      expect(failure?.message).toMatch(
        /^The embedded database in .* cannot be used, its files are damaged .* move this folder away \(mv .*\) and start again/,
      );
      expect(failure?.message).toContain(directory);
      const later = await connect({ directory, whenNeeded: true });
      await expect(later.openFiles()).rejects.toThrow(failure?.message);
      await later.close();
      expect(Object.keys(await sizes(directory))).toEqual(expect.arrayContaining(Object.keys(before)));
    },
    180_000,
  );
});
