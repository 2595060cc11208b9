import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inWorkspace, type PackageJson, readPackage, root } from '../workspace.ts';

/** The directory of a package as another package, seen from its own directory, finds it. */
export function findPackage(name: string, from: string): string | undefined {
  for (let directory = realpathSync(from); ; directory = dirname(directory)) {
    const candidate = join(directory, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (dirname(directory) === directory) return undefined;
  }
}

/**
 * The directory of a shared package by its name without scope: in the workspace, or as the section's own repository has it installed.
 * Undefined when that repository does not use it.
 */
export function sharedPackage(name: string): string | undefined {
  return inWorkspace ? join(root, 'shared', name) : findPackage(`@territori/${name}`, root);
}

/**
 * The installed package that a chain of dependencies leads to, from a shared package on:
 * `installed('ui', '@fluentui/react-components', '@griffel/react')`. Throws when a link of the chain is missing.
 */
export function installed(shared: string, ...chain: string[]): PackageJson {
  let directory = sharedPackage(shared);
  if (!directory) throw new Error(`@territori/${shared} is not installed where ${root} looks for it.`);
  for (const name of chain) {
    const next = findPackage(name, directory);
    if (!next) throw new Error(`${name} is not installed where ${directory} looks for it.`);
    directory = next;
  }
  return readPackage(directory);
}
