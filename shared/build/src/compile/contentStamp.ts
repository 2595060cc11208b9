import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { translationFiles } from '../translationFiles.ts';
import { readPackage, root } from '../workspace.ts';

/** Tests and their fixtures, which no build contains. */
const isTest = (path: string) => /\.test\.tsx?$|\/src\/testing\//.test(path);

function stampedSources(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return isTest(path) ? [] : [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap((name) => stampedSources(join(path, name)));
}

const contentHashes = new Map<string, string>();

/** Makes the next stamp read the sources again. */
export function forgetContent(): void {
  contentHashes.clear();
}

/** Hash of what one workspace package contributes to a build: its sources, without tests, its package.json, and its translations. */
export function contentHash(directory: string): string {
  let result = contentHashes.get(directory);
  if (!result) {
    const hash = createHash('sha256');
    const add = (file: string) => hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    for (const part of ['src', 'client', 'package.json']) {
      for (const file of stampedSources(join(root, directory, part))) add(file);
    }
    for (const file of translationFiles(root, directory)) add(file);
    result = hash.digest('hex');
    contentHashes.set(directory, result);
  }
  return result;
}

/**
 * The workspace packages that a package is built from, itself included: its dependencies on `@territori/*`, theirs, and
 * the build itself.
 */
function stampedPackages(directory: string, seen = new Set<string>()): Set<string> {
  if (seen.has(directory)) return seen;
  seen.add(directory);
  for (const name of Object.keys(readPackage(join(root, directory)).dependencies ?? {})) {
    const folder = `shared/${name.replace('@territori/', '')}`;
    if (name.startsWith('@territori/') && existsSync(join(root, folder))) stampedPackages(folder, seen);
  }
  return seen;
}

/** A lockfile without the dependencies of other packages of the workspace: a new section does not change the stamps of the others. */
export function lockfileOfStamp(lockfile: string, packages: ReadonlySet<string>): string {
  const [before = '', rest = ''] = lockfile.split(/^importers:\n/m);
  const end = rest.search(/^\S/m);
  const importers = rest.slice(0, end).split(/^(?= {2}\S)/m);
  return before + importers.filter((importer) => packages.has(/^ {2}(\S+):/.exec(importer)?.[1] ?? '')).join('') + rest.slice(end);
}

/**
 * Eight hexadecimal digits that change when a build of the package could come out differently: with its own sources,
 * those of the packages it is built from, the preset, or the lockfile.
 */
export function contentStamp(directory: string): string {
  const parts = stampedPackages(directory, stampedPackages('shared/build'));
  const hash = createHash('sha256').update(lockfileOfStamp(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'), parts));
  for (const part of [...parts].sort()) hash.update(contentHash(part));
  return hash.digest('hex').slice(0, 8);
}
