import { spawnSync } from 'node:child_process';
import { ensurePackages } from '@territori/build/ensurePackages';

/**
 * Finds Git, with which the tests copy the workspace, or installs the distribution's package if the user may. Returns
 * no variables, because it is on the path.
 */
export function ensureGit(log: (text: string) => void): Promise<object> {
  return ensurePackages({
    find: () => (spawnSync('git', ['--version']).status === 0 ? {} : undefined),
    packages: ['git'],
    otherwise: 'This needs Git: install it.',
    log,
  });
}
