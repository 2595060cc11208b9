import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainPosition } from './explainPosition.ts';
import { mapReader } from './mapReader.ts';

const SOURCE = `export function letterOf(name: string): string {
  return name.charAt(0).toUpperCase();
}
`;
const place = { part: 'glossario', version: '1.1.0', file: 'page.js', line: 1 };

/** The source as a build makes one line of it, and its map. */
async function built(): Promise<{ code: string; map: string }> {
  const { code, map } = await transform(SOURCE, { loader: 'ts', minify: true, sourcemap: 'external', sourcefile: 'source' });
  const sources = ['webpack://mf_glossario_1_1_0/./src/data/glossary.ts'];
  return { code, map: JSON.stringify({ ...JSON.parse(map), sources }) };
}

describe('a place in a released file', () => {
  it('is the file of the workspace, line and column, with the lines around it', async () => {
    const { code, map } = await built();
    expect(code.trim().split('\n')).toHaveLength(1);
    expect(explainPosition({ ...place, column: code.indexOf('toUpperCase') + 1 }, map).split('\n')).toEqual([
      expect.stringMatching(/^mf-glossario\/src\/data\/glossary\.ts:2:\d+/),
      '  1 | export function letterOf(name: string): string {',
      '> 2 |   return name.charAt(0).toUpperCase();',
      expect.stringMatching(/^ {4}\| +\^$/),
      '  3 | }',
      '  4 | ',
    ]);
  });

  it('is in a shared package as the workspace has it', async () => {
    const { code, map } = await built();
    const shared = map.replace('./src/data/glossary.ts', '../shared/ui/src/text/fold.ts');
    expect(explainPosition({ ...place, column: code.indexOf('charAt') + 1 }, shared)).toMatch(/^shared\/ui\/src\/text\/fold\.ts:2:/);
  });

  it('may have no source', async () => {
    const { map } = await built();
    expect(explainPosition({ ...place, line: 99, column: 1 }, map)).toBe('this place was written by the bundler and has no source');
  });
});

describe('the source map of a script', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'territori-maps-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const put = async (path: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), path);
  };

  it.each([
    ['the maps of a site', 'mf/glossario/1.1.0/page.js.map'],
    ['a whole site', 'maps/mf/glossario/1.1.0/page.js.map'],
    ['the maps of one build', 'page.js.map'],
  ])('is found in a folder with %s', async (_, path) => {
    await put(path);
    expect(await (await mapReader({ maps: folder }))(place)).toBe(path);
  });

  it('is found in the site that runs the version, and for the shell by its file alone', async () => {
    await put('maps/mf/glossario/1.1.0/page.js.map');
    await put('maps/assets/frame.0a1b.js.map');
    const read = await mapReader({ site: folder });
    expect(await read(place)).toBe('maps/mf/glossario/1.1.0/page.js.map');
    expect(await read({ part: 'shell', version: '', file: 'frame.0a1b.js' })).toBe('maps/assets/frame.0a1b.js.map');
    expect(await read({ ...place, version: '0.0.0' })).toBeUndefined();
  });
});
