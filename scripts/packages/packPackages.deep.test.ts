import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@territori/build/workspace';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PackedName, packedNames } from './packedNames.ts';
import { writePackages } from './packPackages.ts';

const run = promisify(execFile);

interface Packed {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
}

let folder = '';
const packages = () => join(folder, 'packages');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territori-packs-'));
  await writePackages(packages());
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const filesOf = async (directory: string) =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .sort();

const describePackage = async (name: PackedName) => JSON.parse(await readFile(join(packages(), name, 'package.json'), 'utf8')) as Packed;

describe.each(packedNames)('the pack of @territori/%s', (name) => {
  it('has a licence and a README, and no sources, tests or examples', async () => {
    const files = (await filesOf(join(packages(), name))).filter((file) => !file.startsWith('template/'));
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.(test|examples|fixture)\.|Fixture\.|^src\//.test(file))).toEqual([]);
  });

  it('asks for versions that any registry understands', async () => {
    expect(await readFile(join(packages(), name, 'package.json'), 'utf8')).not.toMatch(
      /"(workspace|catalog|link|file):|"private"|"devDependencies"/,
    );
  });

  it('exports every public module as JavaScript with types', async () => {
    const { exports } = await describePackage(name);
    const named = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)));
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((file) => !file.includes('*') && !existsSync(join(packages(), name, file)))).toEqual([]);
  });

  it('leads to no file outside, and to no module of ours that is not public', async () => {
    const missing: string[] = [];
    for (const file of await filesOf(join(packages(), name))) {
      if (!/\.js$|\.d\.ts$/.test(file) || file.startsWith('template/')) continue;
      const path = join(packages(), name, file);
      const text = await readFile(path, 'utf8');
      const imports = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
      const addresses = [...text.matchAll(/new URL\('(\.[^'\n]+)', import\.meta\.url\)/g)].map(([, address = '']) => address);
      for (const request of [...imports, ...addresses].filter((name) => /^(\.|@territori\/)/.test(name))) {
        if (!(await leadsSomewhere(request, path))) missing.push(`${file}: ${request}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

async function leadsSomewhere(request: string, from: string): Promise<boolean> {
  if (request.startsWith('.')) {
    const path = join(dirname(from), request);
    return existsSync(path) || (from.endsWith('.d.ts') && existsSync(path.replace(/\.js$/, '.d.ts')));
  }
  const [, name = '', ...rest] = request.split('/');
  // the bundler makes these of the section, or of all sections
  if (['section', 'sections'].includes(name)) return true;
  if (!packedNames.includes(name as PackedName)) return false;
  return ['.', ...rest].join('/') in (await describePackage(name as PackedName)).exports;
}

it('npm and pnpm pack the same files', async () => {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { packageManager: string };
  const [npm, pnpm] = [join(folder, 'npm'), join(folder, 'pnpm')];
  await Promise.all([npm, pnpm].map((made) => mkdir(made)));
  // one call for all packages
  await writeFile(join(packages(), 'package.json'), '{ "private": true }');
  await writeFile(join(packages(), 'pnpm-workspace.yaml'), 'packages: ["*"]\n');
  await Promise.all([
    run('npm', ['pack', '--pack-destination', npm, ...packedNames.map((name) => `./${name}`)], { cwd: packages() }),
    run('npx', ['-y', packageManager, '--recursive', 'pack', '--pack-destination', pnpm], { cwd: packages() }),
  ]);
  const archives = (await readdir(npm)).sort();
  expect(archives).toHaveLength(packedNames.length);
  expect((await readdir(pnpm)).sort()).toEqual(archives);
  for (const archive of archives) {
    const [one = '', other = ''] = await Promise.all(
      [npm, pnpm].map(async (made) => {
        const unpacked = join(made, `${archive}.unpacked`);
        await mkdir(unpacked);
        await run('tar', ['-xzf', join(made, archive), '-C', unpacked]);
        return unpacked;
      }),
    );
    expect(await filesOf(other), archive).toEqual(await filesOf(one));
    for (const file of await filesOf(one)) {
      const [mine, theirs] = await Promise.all([one, other].map((unpacked) => readFile(join(unpacked, file), 'utf8')));
      if (file.endsWith('package/package.json')) expect(JSON.parse(theirs ?? ''), `${archive}: ${file}`).toEqual(JSON.parse(mine ?? ''));
      else expect(theirs === mine, `${archive}: ${file}`).toBe(true);
    }
  }
}, 120_000);
