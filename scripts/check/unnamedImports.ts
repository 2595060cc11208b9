import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { packageImports, sourcesOf } from './packageImports.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Packages of which another needs the types alone and holds them in its own pack, so that no installation asks for them. */
const TYPES_ALONE: Readonly<Record<string, readonly string[]>> = { '@territori/contract': ['@territori/wire'] };

/**
 * The imports that the manifest of a package does not allow, each as a line. Code and types of another package of the workspace need it
 * under `dependencies`; tests may also use `devDependencies`. An import of another package by its path is one too: no manifest shows it.
 * @param directory of the package, below `root`
 * @param workspace the names of the packages
 */
export function unnamedImports(root: string, directory: string, workspace: readonly string[]): string[] {
  const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(root, directory, 'package.json'), 'utf8'),
  ) as Manifest;
  const always = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
  const inTests = new Set(Object.keys({ ...devDependencies }));
  const unnamed = packageImports(join(root, directory))
    .filter((use) => use.kind !== 'mention' && workspace.includes(use.name) && !always.has(use.name))
    .filter((use) => !(inTests.has(use.name) && (use.kind === 'test' || TYPES_ALONE[name]?.includes(use.name))))
    .map((use) => `${directory}/${use.file} imports ${use.name}, which its manifest does not name`);
  const byPath = sourcesOf(join(root, directory)).flatMap((path) =>
    ts
      .preProcessFile(readFileSync(path, 'utf8'), true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.') && /\.(ts|tsx|mjs)$/.test(fileName))
      .filter(({ fileName }) => relative(join(root, directory), normalize(join(path, '..', fileName))).startsWith('..'))
      .map(({ fileName }) => `${relative(root, path)} imports ${fileName}, a file of another package, by its path`),
  );
  return [...new Set([...unnamed, ...byPath])];
}

/** The packages below the root that import others by name: all but the trials of the whole, and the scripts of the root. */
export function packageFolders(root: string): string[] {
  const below = (folder: string) => readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const named = (folder: string) => below(folder).map(({ name }) => `${folder}/${name}`);
  return [...below('.').map(({ name }) => name), ...named('shared'), ...named('api')].filter(
    (folder) => /^(mf-|shell$|api|shared\/)/.test(folder) && readdirSync(join(root, folder)).includes('package.json'),
  );
}
