import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CompileAheadPlugin } from './CompileAheadPlugin.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compile-ahead-'));
  await writeFile(join(folder, 'main.js'), "console.log('main'); import(/* webpackChunkName: 'later' */ './later.js');");
  await writeFile(join(folder, 'later.js'), "console.log('later');");
});
afterEach(() => rm(folder, { recursive: true }));

/** The scripts of a small program in production, by the name of their chunk, each with the name of its file. */
async function build(plugins: readonly CompileAheadPlugin[]): Promise<Record<string, { file: string; code: string }>> {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: { main: './main.js' },
    output: { path: join(folder, 'dist'), filename: '[name].[contenthash].js', chunkFilename: '[name].[contenthash].js' },
    plugins: [...plugins],
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, done) => (done && !done.hasErrors() ? resolve(done) : reject(error ?? new Error(done?.toString()))));
  });
  const files = [...stats.compilation.chunks].map(({ name = '', files: [file = ''] }) => [name, file] as const);
  const scripts = files.map(async ([name, file]) => [name, { file, code: await readFile(join(folder, 'dist', file), 'utf8') }] as const);
  return Object.fromEntries(await Promise.all(scripts));
}

describe('the scripts that are compiled ahead', () => {
  it('are those of the named chunks, and have the hint on their first line', async () => {
    const { main, later } = await build([new CompileAheadPlugin(({ name }) => name === 'main')]);
    expect(main?.code.startsWith(HINT)).toBe(true);
    expect(later?.code).not.toContain(HINT);
  });

  it('have the hash of their content in their name', async () => {
    const before = await build([]);
    const after = await build([new CompileAheadPlugin(({ name }) => name === 'main')]);
    expect(after.main?.file).not.toBe(before.main?.file);
    expect(after.later?.file).toBe(before.later?.file);
  });
});
