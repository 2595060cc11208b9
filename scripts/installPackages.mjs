// Plain Node, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param {string} root the checkout @returns {string} the file that pnpm writes at an installation */
const stateIn = (root) => join(root, 'node_modules', '.modules.yaml');

/** The packages of programs that build, load and serve: without those of the tests. */
const SERVING = ['--prod', '--filter', '!@territori/e2e', '--filter', '!@territori/testing'];

/** Whether the packages of tests and checks are installed too. @param {string} state */
const hasDevelopment = (state) => existsSync(state) && /"?devDependencies"?: true/.test(readFileSync(state, 'utf8'));

/**
 * Runs pnpm's installation in a checkout, and ends the process when it fails. Its output goes to standard error.
 * @param {string} root the checkout
 * @param {readonly string[]} options of `pnpm install`
 */
export function runInstallation(root, ...options) {
  // in a folder with packages npx first reads all of them, which takes 4 s of processor time
  const elsewhere = ['--prefix', tmpdir()];
  const { status } = spawnSync('npx', [...elsewhere, '-y', 'pnpm@10.34.8', 'install', ...options, '--reporter=append-only'], {
    cwd: root,
    stdio: ['inherit', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  // pnpm leaves the file as it is when there is nothing to install, and writes the lockfile after it
  utimesSync(stateIn(root), new Date(), new Date());
}

/**
 * Installs the packages of the lockfile when they are missing or older than it, and ends the process when that fails.
 * It prints to standard error only, so that the output of the following command stays clean.
 * @param {string} root the checkout
 * @param {boolean} development whether the command also needs the packages of tests and checks. A fresh clone that only serves does without
 *   them, which are half of all packages
 */
export function installPackages(root, development) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Territori needs Node 20.19 or later; this is ${process.version}.`);
    process.exit(1);
  }
  const state = stateIn(root);
  const current = existsSync(state) && statSync(state).mtimeMs >= statSync(join(root, 'pnpm-lock.yaml')).mtimeMs;
  if (current && (!development || hasDevelopment(state))) return;
  console.error('Installing packages…');
  // what is there stays
  runInstallation(root, '--frozen-lockfile', ...(development || hasDevelopment(state) ? [] : SERVING));
}
