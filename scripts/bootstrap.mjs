// Plain Node, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const state = join(root, 'node_modules', '.modules.yaml');

function isInstalled() {
  return existsSync(state) && statSync(state).mtimeMs >= statSync(join(root, 'pnpm-lock.yaml')).mtimeMs;
}

/** Installs the packages of the lockfile when they are missing or older than it. */
function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Territori needs Node 20.19 or later; this is ${process.version}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing packages…');
  const { status } = spawnSync('npx', ['-y', 'pnpm@10.34.8', 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  // pnpm leaves the file as it is when there was nothing to do
  utimesSync(state, new Date(), new Date());
}

const LOOK_MS = 500;

/** Calls back once the process that started this one has ended. */
function whenAbandoned(abandoned) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    abandoned();
  }, LOOK_MS);
  timer.unref();
}

/** Installs what is missing, then runs a TypeScript program of this folder with the arguments and the signals of this process. */
export function run(program) {
  install();
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts', program), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  // npm passes a signal to its shell alone, which ends and tells nobody
  if (process.env.npm_lifecycle_event) whenAbandoned(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
