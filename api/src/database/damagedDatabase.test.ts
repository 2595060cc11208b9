import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainFailure } from '../ingest/explainFailure.ts';
import { emptyDirectory } from '../testing/testDatabase.ts';
import { connect } from './index.ts';

/** The files below a folder with their sizes. */
async function sizes(folder: string): Promise<Record<string, number>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await stat(path)).size] as const)));
}

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
  ])(
    'is reported with the way to load again, and nothing is deleted, when %s',
    async (_, damage) => {
      const directory = await emptyDirectory();
      await damage(directory);
      const before = await sizes(directory);
      const thrown = await connect({ directory }).catch((error: unknown) => error);
      const failure = explainFailure(thrown);
      expect(failure?.message).toMatch(
        /^The embedded database in .* cannot be opened, its files are damaged .* move this folder away and start again/,
      );
      expect(failure?.message).toContain(directory);
      expect(Object.keys(await sizes(directory))).toEqual(expect.arrayContaining(Object.keys(before)));
    },
    180_000,
  );
});
