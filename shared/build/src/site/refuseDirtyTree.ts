import { spawnSync } from 'node:child_process';
import { ReleaseRefused } from './ReleaseRefused.ts';

/** Throws ReleaseRefused, with the list of changes, when a repository has changes that nobody committed. A folder without Git passes. */
export function refuseDirtyTree(repository: string): void {
  const { stdout, status } = spawnSync('git', ['status', '--porcelain'], { cwd: repository, encoding: 'utf8' });
  if (status === 0 && stdout.trim() !== '')
    throw new ReleaseRefused(`Commit first: a release is made from a clean tree.\n${stdout.trimEnd()}`);
}
