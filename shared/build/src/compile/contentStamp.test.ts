import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageOf } from '../sharedModules/packageOf.ts';
import { sharedModules } from '../sharedModules/sharedModules.ts';
import { readPackage, root, sectionIds } from '../workspace.ts';
import { contentStamp, lockfileOfStamp } from './contentStamp.ts';

const lockfile = (importers: string, react = '19.3.1') => `lockfileVersion: '9.0'

catalogs:
  default:
    react:
      specifier: ${react}

importers:

${importers}
packages:

  react@${react}:
    resolution: {integrity: sha512-x}
`;

const importer = (folder: string, ...dependencies: string[]) =>
  [`  ${folder}:`, '    dependencies:', ...dependencies.map((name) => `      ${name}:\n        specifier: 'catalog:'`), ''].join('\n');

describe('the lockfile of a package', () => {
  const own = new Set(['mf-home', 'shared/kit']);
  const before = lockfileOfStamp(lockfile(importer('.', 'vitest') + importer('mf-home', 'react') + importer('shared/kit', 'react')), own);

  it('does not depend on the dependencies of other packages', () => {
    const importers =
      importer('.', 'vite') + importer('mf-home', 'react') + importer('mf-nuova', 'dayjs') + importer('shared/kit', 'react');
    expect(lockfileOfStamp(lockfile(importers), own)).toBe(before);
  });

  it.each([
    ['the package asks for something else', lockfile(importer('mf-home', 'dayjs') + importer('shared/kit', 'react'))],
    [
      'one that it is built from asks for something else',
      lockfile(importer('mf-home', 'react') + importer('shared/kit', 'react', 'valtio')),
    ],
    ['another version is installed', lockfile(importer('mf-home', 'react') + importer('shared/kit', 'react'), '19.4.0')],
  ])('changes when %s', (_, text) => {
    expect(lockfileOfStamp(text, own)).not.toBe(before);
  });

  it('has the dependencies of every package of this workspace', () => {
    const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
    for (const folder of ['shell', 'shared/kit', 'shared/build', ...sectionIds().map((id) => `mf-${id}`)]) {
      expect(lockfileOfStamp(text, new Set([folder]))).toContain(`\n  ${folder}:\n    dependencies:\n`);
    }
    expect(lockfileOfStamp(text, new Set())).not.toContain('\n  shell:\n');
    expect(lockfileOfStamp(text, new Set())).toContain('\npackages:\n');
  });
});

it('the shell is built from every package of the workspace that it provides', () => {
  const provided = sharedModules.map(({ request }) => packageOf(request)).filter((name) => name.startsWith('@territori/'));
  expect(Object.keys(readPackage(join(root, 'shell')).dependencies ?? {})).toEqual(expect.arrayContaining(provided));
});

it('a stamp has eight digits, is the same each time, and differs between packages', () => {
  const stamps = ['shell', ...sectionIds().map((id) => `mf-${id}`)].map(contentStamp);
  for (const stamp of stamps) expect(stamp).toMatch(/^[0-9a-f]{8}$/);
  expect(new Set(stamps).size).toBe(stamps.length);
  expect(contentStamp('shell')).toBe(stamps[0]);
});
