import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { separateMaps } from './separateMaps.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territori-maps-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('the maps of a build are in another folder, with the text of our sources only', async () => {
  const [output, maps] = [join(folder, 'build'), join(folder, 'maps')];
  await mkdir(join(output, 'embed'), { recursive: true });
  const map = {
    ...{ version: 3, file: 'a.js', mappings: 'AAAA,CCAA', names: [] },
    sources: ['webpack://mf/./src/a.ts', 'webpack://mf/../node_modules/.pnpm/react@19/node_modules/react/index.js'],
    sourcesContent: ['const a = 1;', 'module.exports = {};'],
  };
  for (const file of ['a.js', 'embed/b.js']) {
    await writeFile(join(output, file), 'a();');
    await writeFile(join(output, `${file}.map`), JSON.stringify(map));
  }
  await separateMaps(output, maps);
  expect((await readdir(output, { recursive: true })).sort()).toEqual(['a.js', 'embed', 'embed/b.js']);
  expect(await readFile(join(output, 'a.js'), 'utf8')).toBe('a();');
  for (const file of ['a.js.map', 'embed/b.js.map'])
    expect(JSON.parse(await readFile(join(maps, file), 'utf8'))).toEqual({ ...map, sourcesContent: ['const a = 1;', null] });
});
