import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Making } from './deployment.ts';
import { readSigner } from './owners/keys.ts';

/**
 * A change of a site that is made now: by the name with which Git signs commits in a folder, else that of the account, and with the key of
 * this machine where it has one.
 * @param key the file of the key, of `--key`
 */
export async function makingNow(repository: string, key?: string): Promise<Making> {
  const { stdout } = spawnSync('git', ['config', 'user.name'], { cwd: repository, encoding: 'utf8' });
  return { at: new Date().toISOString(), by: stdout?.trim() || userInfo().username, repository, signer: await readSigner(key) };
}
