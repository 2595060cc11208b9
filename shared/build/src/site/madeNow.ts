import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Made } from './deployment.ts';

/** When and by whom a change of a site is made: now, by the name with which Git signs commits in a folder, else that of the account. */
export function madeNow(repository: string): Made {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { cwd: repository, encoding: 'utf8' });
  return { at: new Date().toISOString(), by: stdout?.trim() || userInfo().username };
}
