import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseConfig } from './base.ts';
import { PathFreeModuleIdsPlugin } from './PathFreeModuleIdsPlugin.ts';
import { takenModules } from './takenModules.ts';

/** A container whose pages take two shared modules, one of them by two versions. */
const sources = {
  'src/section.ts': `export const pages = [() => import('./one.ts'), () => import('./other.ts')];`,
  'src/one.ts': `import { word } from 'words';\nimport { number } from 'numbers';\nexport const page = [word, number];`,
  'src/other.ts': `import { word } from 'words';\nimport { older } from 'pages';\nexport const page = [word, older];`,
  ...installed('node_modules/words', '2.0.0', `export const word = 'comune';`),
  ...installed('node_modules/numbers', '1.0.0', 'export const number = 1861;'),
  ...installed('node_modules/pages', '1.0.0', `import { word } from 'words';\nexport const older = word;`),
  ...installed('node_modules/pages/node_modules/words', '1.0.0', `export const word = 'provincia';`),
};

function installed(folder: string, version: string, text: string): Record<string, string> {
  const description = { name: folder.slice(folder.lastIndexOf('/') + 1), version, type: 'module', main: 'index.js' };
  return { [`${folder}/package.json`]: JSON.stringify(description), [`${folder}/index.js`]: text };
}

/** Builds the container in a folder. Resolves to the texts of its files, by name. */
async function buildIn(directory: string): Promise<Record<string, string>> {
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await writeFile(join(directory, file), text);
  }
  const output = join(directory, 'dist');
  const compiler = rspack({
    ...baseConfig({ directory, output, uniqueName: 'mf_prova', development: false }),
    entry: {},
    optimization: { splitChunks: { chunks: 'async', cacheGroups: { taken: takenModules } } },
    plugins: [
      new rspack.container.ModuleFederationPluginV1({
        name: 'mf_prova',
        filename: 'remoteEntry.js',
        exposes: { './section': './src/section.ts' },
        shared: ['words', 'numbers'],
      }),
      new PathFreeModuleIdsPlugin(),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  const files = (await readdir(output)).sort();
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await readFile(join(output, file), 'utf8')] as const)));
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territori-folders-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a container that takes and provides shared modules', () => {
  it('has the same files, byte for byte, in whichever folder it is built', async () => {
    const built = await buildIn(join(folder, 'here'));
    expect(Object.values(built).join()).toContain('provincia');
    expect(await buildIn(join(folder, 'a longer way/to another place'))).toEqual(built);
  });
});
