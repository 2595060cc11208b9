// Plain Node, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * What is installed for a command, each with what stands before it: the packages of the programs that load, read and translate the record,
 * those that build and serve the portal too, and those of tests and checks. A fresh clone that only serves does without the last, which
 * are half of all packages.
 * @typedef {'data' | 'serving' | 'development'} Packages
 */

/** The options of pnpm for each. @type {Readonly<Record<Packages, readonly string[]>>} */
const OPTIONS = {
  data: ['--prod', '--filter-prod', '@territori/api...'],
  serving: ['--prod', '--filter', '!@territori/e2e', '--filter', '!@territori/testing'],
  development: [],
};

/** @param {string} root the checkout @returns {string} the file that pnpm writes at an installation */
const stateIn = (root) => join(root, 'node_modules', '.modules.yaml');

/** The file that is as new as the last installation of these packages. @param {string} root @param {Packages} packages */
function stampOf(root, packages) {
  const state = stateIn(root);
  if (packages !== 'development') return join(root, 'node_modules', '.territori', packages);
  return existsSync(state) && /"?devDependencies"?: true/.test(readFileSync(state, 'utf8')) ? state : undefined;
}

/** These packages and the sets that include them. @param {Packages} packages @returns {readonly Packages[]} */
function including(packages) {
  const sets = /** @type {Packages[]} */ (Object.keys(OPTIONS));
  return sets.slice(sets.indexOf(packages));
}

/** Whether these packages are installed as the lockfile has them. @param {string} root @param {Packages} packages */
function isInstalled(root, packages) {
  const lockfile = statSync(join(root, 'pnpm-lock.yaml')).mtimeMs;
  return including(packages).some((set) => {
    const stamp = stampOf(root, set);
    return stamp !== undefined && existsSync(stamp) && statSync(stamp).mtimeMs >= lockfile;
  });
}

/** The widest set that was ever installed: what is there stays. @param {string} root @param {Packages} packages the least */
function setToInstall(root, packages) {
  return (
    including(packages).findLast((set) => {
      const stamp = stampOf(root, set);
      return stamp !== undefined && existsSync(stamp);
    }) ?? packages
  );
}

/** @param {string} root @param {Packages} packages */
function noteInstalled(root, packages) {
  // pnpm leaves its file as it is when there is nothing to install, and writes the lockfile after it
  const now = new Date();
  utimesSync(stateIn(root), now, now);
  if (packages === 'development') return;
  const stamp = /** @type {string} */ (stampOf(root, packages));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
}

/** The command line of pnpm, for `npx`. @param {readonly string[]} options of `pnpm install` */
const commandLine = (options) => [
  // in a folder with packages npx first reads all of them, which takes 4 s of processor time
  ...['--prefix', tmpdir()],
  ...['-y', 'pnpm@10.34.8', 'install', ...options, '--reporter=append-only'],
  // where other packages are installed, pnpm puts all in place again: it would ask first, and end without a terminal
  '--config.confirm-modules-purge=false',
];

/** Its output goes to standard error, so that the output of the following command stays clean. @param {string} root */
const surroundings = (root) => ({
  cwd: root,
  stdio: /** @type {['inherit', NodeJS.WriteStream, NodeJS.WriteStream]} */ (['inherit', process.stderr, process.stderr]),
  shell: process.platform === 'win32',
});

/**
 * Runs pnpm's installation of all packages in a checkout, and ends the process when it fails.
 * @param {string} root the checkout
 * @param {readonly string[]} options of `pnpm install`
 */
export function runInstallation(root, ...options) {
  install(root, 'development', options);
}

/** @param {string} root @param {Packages} packages @param {readonly string[]} options */
function install(root, packages, options) {
  const { status } = spawnSync('npx', commandLine(options), surroundings(root));
  if (status !== 0) process.exit(status ?? 1);
  noteInstalled(root, packages);
}

/**
 * Installs packages of the lockfile when they are missing or older than it, and ends the process when that fails.
 * @param {string} root the checkout
 * @param {Packages} packages
 */
export function installPackages(root, packages) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Territori needs Node 20.19 or later; this is ${process.version}.`);
    process.exit(1);
  }
  if (isInstalled(root, packages)) return;
  const set = setToInstall(root, packages);
  console.error('Installing packages…');
  install(root, set, ['--frozen-lockfile', ...OPTIONS[set]]);
}

/** The priority of an installation beside the load, as `nice` counts it: the load takes longer, and goes first. */
const BESIDE = 10;

/**
 * The same beside other work of this process: what is installed already stays in its place. Rejects when it fails.
 * @param {string} root the checkout
 * @param {Packages} packages
 */
export async function installBeside(root, packages) {
  if (isInstalled(root, packages)) return;
  const child = spawn('npx', commandLine(['--frozen-lockfile', ...OPTIONS[packages]]), surroundings(root));
  if (child.pid !== undefined) setPriority(child.pid, BESIDE);
  await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve(undefined) : reject(new Error('The packages could not be installed.'))));
  });
  noteInstalled(root, packages);
}
