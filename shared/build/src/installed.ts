import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PackageJson, readPackage, root } from './workspace.ts';

/** The directory of a package as another package, seen from its own directory, finds it. */
export function findPackage(name: string, from: string): string | undefined {
  for (let directory = realpathSync(from); ; directory = dirname(directory)) {
    const candidate = join(directory, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (dirname(directory) === directory) return undefined;
  }
}

/**
 * The installed package that a chain of dependencies leads to, from a package of the workspace on:
 * `installed('shared/ui', '@fluentui/react-components', '@griffel/react')`. Throws when a link of the chain is missing.
 */
export function installed(workspacePackage: string, ...chain: string[]): PackageJson {
  let directory = join(root, workspacePackage);
  for (const name of chain) {
    const next = findPackage(name, directory);
    if (!next) throw new Error(`${name} is not installed where ${directory} looks for it.`);
    directory = next;
  }
  return readPackage(directory);
}
