// Plain Node, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root @param {string} state */
const isInstalled = (root, state) => existsSync(state) && statSync(state).mtimeMs >= statSync(join(root, 'pnpm-lock.yaml')).mtimeMs;

/**
 * Installs the packages of the lockfile when they are missing or older than it, and ends the process when that fails.
 * It prints to standard error only, so that the output of the following command stays clean.
 * @param {string} root the checkout
 */
export function installPackages(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Territori needs Node 20.19 or later; this is ${process.version}.`);
    process.exit(1);
  }
  const state = join(root, 'node_modules', '.modules.yaml');
  if (isInstalled(root, state)) return;
  console.error('Installing packages…');
  const { status } = spawnSync('npx', ['-y', 'pnpm@10.34.8', 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['inherit', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  // pnpm leaves the file as it is when there is nothing to install
  utimesSync(state, new Date(), new Date());
}
