import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PackageJson, readPackage, root } from './workspace.ts';

/** The directory of a package as one of our packages, or a package of its own dependencies, finds it. */
function find(name: string, from: string): string | undefined {
  for (let directory = realpathSync(from); ; directory = dirname(directory)) {
    const candidate = join(directory, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (dirname(directory) === directory) return undefined;
  }
}

/**
 * The installed package that a chain of dependencies leads to, from a package of the workspace on: `installed('shared/ui', '@fluentui/react-components',
 * '@griffel/react')`. Throws when a link of the chain is missing.
 */
export function installed(workspacePackage: string, ...chain: string[]): PackageJson {
  let directory = join(root, workspacePackage);
  for (const name of chain) {
    const next = find(name, directory);
    if (!next) throw new Error(`${name} is not installed where ${directory} looks for it.`);
    directory = next;
  }
  return readPackage(directory);
}
