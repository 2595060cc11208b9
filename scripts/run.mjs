// Plain Node, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './installPackages.mjs';

/**
 * `node scripts/run.mjs <command> [arguments]`: installs the packages when they are missing, then runs the command.
 * Every command of `package.json` uses it.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The program of each command: a TypeScript file, or the file of a package. */
const PROGRAMS = {
  start: ['scripts/portal/start.ts'],
  test: ['scripts/testing/test.ts'],
  'test:newest-node': ['scripts/testing/testNewestNode.ts'],
  'test:containers': ['scripts/testing/testContainers.ts'],
  'test:upgrade': ['scripts/testing/testUpgrade.ts'],
  dev: ['scripts/portal/dev.ts'],
  build: ['scripts/portal/build.ts'],
  check: ['scripts/check/check.ts'],
  bench: ['scripts/bench/bench.ts'],
  unit: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'web', '--project', 'node', '--project', 'deploy'],
  'new-section': ['scripts/sections/newSection.ts'],
  services: ['scripts/sections/services.ts'],
  changeset: ['node_modules/@changesets/cli/bin.js'],
  pack: ['scripts/packages/pack.ts'],
  release: ['scripts/site/release.ts'],
  releases: ['scripts/site/releases.ts'],
  rollback: ['scripts/site/rollback.ts'],
  promote: ['scripts/site/promote.ts'],
  withdraw: ['scripts/site/withdraw.ts'],
  'watch-staged': ['scripts/site/watchStaged.ts'],
  remove: ['scripts/site/removeSection.ts'],
  key: ['shared/build/src/cli/territori.ts', 'key'],
  owners: ['shared/build/src/cli/territori.ts', 'owners'],
  mirror: ['shared/build/src/cli/territori.ts', 'mirror'],
  data: ['api/src/cli/main.ts'],
  traduci: ['api/src/cli/traduciMain.ts'],
  compare: ['scripts/compare/compareAnswers.ts'],
  explain: ['scripts/explain/explain.ts'],
  'test:voice': ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--project=voice'],
};

/** Commands that run from a bundle of their modules: what people and scripts start often and wait for. */
const BUNDLED = ['start', 'dev', 'data', 'traduci'];

/**
 * What is installed before a command runs; the others also need the packages of tests and checks. `start` installs the rest beside its
 * load.
 */
const NEEDS = { start: 'data', data: 'data', traduci: 'data', build: 'serving', compare: 'serving' };

/**
 * Garbage stays as long as the heap may grow: these commands hold an edition in memory. The process of a load has a limit of its own.
 * A limit in NODE_OPTIONS takes precedence.
 */
const HOLDS_AN_EDITION = ['start', 'dev', 'data', 'bench'];
const HEAP_LIMIT = ['--max-old-space-size=768', '--max-semi-space-size=4'];

const ABANDONED_CHECK_MS = 500;

/** Calls `callback` once the parent process has ended. */
function whenAbandoned(abandoned) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    abandoned();
  }, ABANDONED_CHECK_MS);
  timer.unref();
}

const [command = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(PROGRAMS, command)) {
  console.error(`Unknown command "${command}". Commands: ${Object.keys(PROGRAMS).join(', ')}`);
  process.exit(2);
}
installPackages(root, NEEDS[command] ?? 'development');
const [program, ...fixed] = PROGRAMS[command];
const loader = BUNDLED.includes(command) ? [join(root, 'scripts/runBundled.mjs')] : program.endsWith('.ts') ? ['--import', 'tsx'] : [];
const limited = HOLDS_AN_EDITION.includes(command) && !process.env.NODE_OPTIONS?.includes('max-old-space-size');
// programs find each other on the path as in npm's scripts, also when this file was started directly
const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
const child = spawn(process.execPath, [...(limited ? HEAP_LIMIT : []), ...loader, join(root, program), ...fixed, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm sends a signal only to its shell, which ends while this process keeps running
if (process.env.npm_lifecycle_event) whenAbandoned(() => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
