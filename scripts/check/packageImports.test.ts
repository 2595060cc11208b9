import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { describe, expect, it } from 'vitest';
import { packageImports } from './packageImports.ts';

interface Description {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const describePackage = (directory: string) => JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Description;

/** The packages of the workspace without the root, whose dependencies include the programs that its scripts run. */
const directories = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-'))
  .concat(
    readdirSync(join(root, 'shared')).map((folder) => `shared/${folder}`),
    readdirSync(join(root, 'api'))
      .map((folder) => `api/${folder}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json')) && folder !== 'api/dati'),
    'shell',
    'e2e',
    'deploy',
  );

/** Packages that a package.json lists although no source names them. */
const WITHOUT_IMPORT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shared/contract': {
    typebox: 'the types of the API, which its pack contains, are written with it',
  },
  'shared/build': {
    '@rspack/dev-server': 'the command line of rspack loads it for `serve`',
    'react-refresh': 'the plugin for hot reload loads it',
  },
  'shared/testing': {
    jsdom: 'Vitest loads it for the tests of pages',
    vue: 'the page of `mf-parole`, a section of another framework that tests build, imports it',
  },
  'api/load': {
    '@territori/dati': 'the record, whose files a load reads from its folder',
  },
  'api/serve': {
    '@lezer/common': 'the parser of PromQL asks for it',
  },
  deploy: {
    'kubernetes-models': 'a test imports the model of each manifest by the version and kind that the manifest names',
    'schema-dts': 'a test compiles the data of the pages against its types',
  },
  shell: {
    '@territori/report-flow': 'the shell provides it to sections, and its version stamp follows it',
  },
};

/** Modules that a bundler generates, by the name under which sources import them. */
const MADE_BY_BUNDLER: Readonly<Record<string, readonly string[]>> = {
  'shared/build': ['@territori/section', '@territori/sections'],
  e2e: ['glossario'],
};

/** What runs the sources of a checkout. Where packages of production alone are installed, a bundle of them runs. */
const FOR_SOURCES = ['tsx'];

const atRoot = Object.keys(describePackage(root).devDependencies ?? {});

/** The peer dependencies of an installed package. */
function peersOf(directory: string, name: string): string[] {
  const paths = createRequire(join(directory, 'package.json')).resolve.paths(name) ?? [];
  for (const path of paths) {
    try {
      return Object.keys(describePackage(join(path, name)).peerDependencies ?? {});
    } catch {
      // the nearer folders do not have it
    }
  }
  throw new Error(`${name} is not installed where ${directory} looks for it.`);
}

describe.each(directories)('package.json of %s', (folder) => {
  const directory = join(root, folder);
  const { name: own, dependencies = {}, devDependencies = {} } = describePackage(directory);
  const declared = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  const uses = packageImports(directory).filter(({ name }) => name !== own && !MADE_BY_BUNDLER[folder]?.includes(name));

  it('names every package that its sources import', () => {
    const isThere = ({ name, kind }: (typeof uses)[number]) => {
      if (kind === 'mention') return true;
      if (name in dependencies) return true;
      const forDevelopment = name in devDependencies || `@types/${name}` in devDependencies;
      if (FOR_SOURCES.includes(name) && forDevelopment) return true;
      return (kind === 'types' && forDevelopment) || (kind === 'test' && (forDevelopment || atRoot.includes(name)));
    };
    expect(uses.filter((use) => !isThere(use)).map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
  });

  it('names no other package', () => {
    const used = new Set(uses.map(({ name }) => name));
    const peers = new Set(declared.filter((name) => used.has(name)).flatMap((name) => peersOf(directory, name)));
    const isUsed = (name: string) =>
      used.has(name) ||
      peers.has(name) ||
      name in (WITHOUT_IMPORT[folder] ?? {}) ||
      (name.startsWith('@types/') && used.has(name.slice('@types/'.length)));
    expect(declared.filter((name) => !isUsed(name))).toEqual([]);
  });
});
