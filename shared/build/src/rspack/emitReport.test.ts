import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Compiler, rspack, type Stats } from '@rspack/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emitReport } from './emitReport.ts';

let folder: string;
let fault: Error | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emit-report-'));
  fault = undefined;
  await writeFile(join(folder, 'main.js'), "console.log('first');");
});
afterEach(() => rm(folder, { recursive: true }));

/** A compiler that reports how many chunks it has made, or throws the fault. */
const reportingCompiler = (): Compiler =>
  rspack({
    context: folder,
    mode: 'development',
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    plugins: [
      {
        apply: (compiler: Compiler) =>
          emitReport(
            compiler,
            () => undefined,
            ({ chunks = [] }) => {
              if (fault) throw fault;
              return { 'report.json': chunks.length };
            },
          ),
      },
    ],
  });

it('writes files from the statistics', async () => {
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    reportingCompiler().run((error, done) => (error ? reject(error) : resolve(done))),
  );
  expect(stats?.hasErrors()).toBe(false);
  expect(await readFile(join(folder, 'dist/report.json'), 'utf8')).toBe('1\n');
});

it('what a report throws is an error of the compilation, and a watching compiler follows the edit that mends it', async () => {
  fault = new Error('A text is missing.');
  let arrive: (stats: Stats | Error) => void = () => {};
  const nextCompilation = () =>
    new Promise<Stats | Error>((resolve) => {
      arrive = resolve;
    });
  const refused = nextCompilation();
  const watching = reportingCompiler().watch({}, (error, stats) => arrive(error ?? (stats as Stats)));
  expect(String(await refused)).toContain('A text is missing.');
  const mended = nextCompilation();
  fault = undefined;
  await writeFile(join(folder, 'main.js'), "console.log('second');");
  expect(((await mended) as Stats).hasErrors()).toBe(false);
  await new Promise<void>((resolve) => watching?.close(() => resolve()));
});
