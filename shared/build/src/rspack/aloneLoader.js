// Plain JavaScript: the bundler loads it by itself, without the compiler of its configuration.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const FILE = 'alone.js';

/**
 * Bundles a source and all that it imports into one script.
 * @param {string} source
 * @param {object} swc the options of the compiler
 * @param {'development' | 'production' | 'none' | undefined} mode
 * @returns {Promise<{ script: string, sources: string[] }>} the script, and the files that it was made of
 */
async function bundled(source, swc, mode) {
  const path = await mkdtemp(join(tmpdir(), 'territori-script-'));
  const compiler = rspack({
    mode,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: source,
    output: { path, filename: FILE },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.[jt]s$/, type: 'javascript/auto', loader: 'builtin:swc-loader', options: swc }] },
  });
  try {
    const sources = await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats) reject(error ?? new Error(`${source} was not bundled`));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve([...stats.compilation.fileDependencies]);
      });
    });
    return { script: await readFile(join(path, FILE), 'utf8'), sources };
  } finally {
    await new Promise((resolve) => compiler.close(() => resolve(undefined)));
    await rm(path, { recursive: true, force: true });
  }
}

/**
 * Makes a worker one script, which imports no other file. The bundler's own workers share files with the page and, in
 * a build that has it, hold the federation runtime: a small worker is ten times as large with them.
 * @this {import('@rspack/core').LoaderContext<{ swc: object }>}
 */
export default function aloneLoader() {
  const done = this.async();
  bundled(this.resourcePath, this.getOptions().swc, this.mode).then(({ script, sources }) => {
    for (const source of sources) this.addDependency(source);
    done(null, script);
  }, done);
}
