import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@territori/build/workspace';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);

let folder: string;
/** Runs a line in a clone that has a folder `data` beside it; `fs` and `fsp` are Node's modules, `there` is a file of that folder. */
const inClone = (line: string) => {
  const program = `import * as fs from 'node:fs'; import * as fsp from 'node:fs/promises'; const there = '../data/cities.csv'; ${line}`;
  const options = ['--import=./shared/harness/src/stayInClone.mjs', '--input-type=module', '--eval', program];
  return run(process.execPath, options, { cwd: join(folder, 'clone'), env: { ...process.env, NODE_OPTIONS: '' } });
};

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'territori-beside-')));
  await mkdir(join(folder, 'clone/shared/harness/src'), { recursive: true });
  await cp(join(root, 'shared/harness/src/stayInClone.mjs'), join(folder, 'clone/shared/harness/src/stayInClone.mjs'));
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'data/cities.csv'), 'codice\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['a file', 'fs.readFileSync(there)'],
  ['a file, with a promise', 'await fsp.readFile(there)'],
  ['a stream', 'fs.createReadStream(there)'],
  ['an address of a file', `fs.readFileSync(new URL('file://' + fs.realpathSync('..') + '/data/cities.csv'))`],
  ['a folder', `await fsp.readdir('../data')`],
  ['whether a folder is there', `fs.existsSync('../data')`],
  [
    'a file, in another process',
    `(await import('node:child_process')).execFileSync(process.execPath, ['-e', 'fs.readFileSync("' + there + '")'])`,
  ],
])('a process may not read %s beside the clone', async (_, line) => {
  await expect(inClone(line)).rejects.toThrow('A test or its program reads outside the clone');
});

it('it may read in the clone, among temporary files, and look for a file beside the clone that is not there', async () => {
  const lines = `fs.readdirSync('shared'); fs.readdirSync('${tmpdir()}'); fs.existsSync('../package.json')`;
  await expect(inClone(lines)).resolves.toMatchObject({ stderr: '' });
});

it('the processes of this run are among them', () => {
  expect(process.env.NODE_OPTIONS).toContain('shared/harness/src/stayInClone.mjs');
});
