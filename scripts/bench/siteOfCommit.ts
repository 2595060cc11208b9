import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';

/** The folder of the site of an earlier commit, built in a work tree of its own, which stays for the next run. */
export function siteOfCommit(commit: string): string {
  const hash = execFileSync('git', ['rev-parse', '--short', `${commit}^{commit}`], { cwd: root, encoding: 'utf8' }).trim();
  const workspace = join(root, '.cache/bench/beside', hash);
  const site = join(workspace, '.cache/bench/lighthouse');
  if (existsSync(site)) return site;
  const run = (file: string, ...options: string[]) => execFileSync(file, options, { cwd: workspace, stdio: 'inherit' });
  if (!existsSync(workspace)) execFileSync('git', ['worktree', 'add', '--detach', workspace, hash], { cwd: root, stdio: 'inherit' });
  // the first command installs the packages
  run('node', 'scripts/run.mjs', 'build');
  const compose = `const { composeSite } = await import('@territori/build/site/composeSite');
    const { compressFolder } = await import('@territori/build/site/compressFolder');
    await composeSite({ directory: ${JSON.stringify(site)} });
    await compressFolder(${JSON.stringify(site)}, 'best');`;
  run('node', '--import', 'tsx', '--input-type=module', '-e', compose);
  return site;
}
