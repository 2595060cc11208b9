import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPackage } from './buildPackage.ts';
import type { CompilerProcess } from './CompilerProcess.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'territori-build-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Writes a script, and its map where it is wanted. */
const compiler = {
  compile: async ({ environment: { output, maps } }: { environment: Record<string, string> }) => {
    await writeFile(join(output as string, 'page.js'), 'export {};');
    if (maps) await writeFile(join(output as string, 'page.js.map'), '{"sources":[]}');
  },
} as unknown as CompilerProcess;

it('makes the maps of a build that is there without touching its files, to which their compressions belong', async () => {
  const request = { config: 'section', directory, version: '1.0.0', variant: 'development' } as const;
  const built = await buildPackage(request, { compiler });
  expect([built.fresh, built.maps]).toEqual([true, undefined]);
  await writeFile(join(built.directory, 'page.js.br'), 'compressed');

  const mapped = await buildPackage({ ...request, maps: true }, { compiler });
  expect(mapped.fresh).toBe(false);
  expect(await readFile(join(mapped.maps as string, 'page.js.map'), 'utf8')).toContain('sources');
  expect((await readdir(built.directory)).sort()).toEqual(['page.js', 'page.js.br']);
  expect(await readdir(join(directory, 'dist/development'))).toEqual(['1.0.0']);
});
