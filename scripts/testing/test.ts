import '../../shared/harness/src/stayInClone.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { progress } from '@territori/build/cli/progress';
import { root } from '@territori/build/workspace';
import { ensureNginx } from '../../deploy/processes/ensureNginx.ts';
import { ensureGdal } from '../ensure/ensureGdal.ts';
import { ensureGit } from '../ensure/ensureGit.ts';
import { ensureHeadlessShell } from '../ensure/ensureHeadlessShell.ts';
import { ensurePostgres } from '../ensure/ensurePostgres.ts';
import { type BrowserTests, failedPages, failedUnits, type UnitFiles } from './failedTests.ts';
import { type BrowserSuite, browserTimes, type FileTime, slowestFiles } from './slowestFiles.ts';

/**
 * `npm test`: what the person who changed something needs to know, in minutes: every rule, report and call on the embedded database, and
 * each kind of page of the composed portal in a browser once. `npm run test:deep`: what repeats these over PostgreSQL, looks, widths,
 * host pages, kills, faults, copies of the workspace and releases. No test is in both, but those of each engine.
 * Ends with the ten slowest files and one line `N passed, N failed`.
 */
const results = join(root, 'test-results');
const inResults = (ending: string) => ({
  pages: join(results, `pages${ending}`),
  unit: join(results, `unit${ending}`),
  deployment: join(results, `deployment${ending}`),
});
const unitReports = inResults('.json');
const unitTimes = inResults('-times.json');
const browserReports = { examples: join(results, 'examples.json'), browser: join(results, 'e2e.json') };
const browserFolders = { examples: 'shared/ui/examples', browser: 'e2e' };
const deep = process.argv.includes('--deep');
const log = progress();

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await ensureGit(log);
await ensureNginx(log);
const env = {
  ...process.env,
  ...(await ensureHeadlessShell(log)),
  ...(deep && { ...(await ensurePostgres(log)), ...(await ensureGdal(log)) }),
};

// a busy machine may stall once; a test that passes only at the second try is reported as such
const secondTry = '--retries=1';
/** Vitest on some of the projects of `vitest.config.ts`. */
const vitest = (name: keyof typeof unitReports, ...projects: readonly string[]): string[] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${unitReports[name]}`, '--reporter=./scripts/testing/FileTimes.ts'],
];
/** All but the voice of the screen reader, which `npm run test:voice` compares. */
const PROJECTS = ['workspace', 'operator', 'portal'].map((project) => `--project=${project}`);
/** The tests of the composed portal; those that carry the tag `@short` are those of `npm test`. */
const browser = (...which: readonly string[]): string[] => [
  'playwright',
  'test',
  '-c',
  'e2e/playwright.config.ts',
  secondTry,
  ...PROJECTS,
  ...which,
];

/** Steps of the same stage run at the same time. */
type Stage = Readonly<Record<string, string[]>>;

const SHORT: readonly Stage[] = [
  { check: ['tsx', 'scripts/check/check.ts'] },
  // a load takes one processor; the tests of pages, which need no database, take what it and the build leave of the others
  {
    databases: ['tsx', 'scripts/testing/testDatabases.ts', 'pglite'],
    build: ['tsx', 'scripts/portal/build.ts'],
    pages: vitest('pages', 'web'),
  },
  { unit: vitest('unit', 'node', 'deploy') },
  { browser: browser('--grep', '@short') },
];

const DEEP: readonly Stage[] = [
  {
    databases: ['tsx', 'scripts/testing/testDatabases.ts'],
    build: ['tsx', 'scripts/portal/build.ts'],
    // the examples need neither databases nor builds
    examples: ['playwright', 'test', '-c', 'e2e/examples.config.ts', '--reporter=list,json', secondTry],
  },
  { unit: vitest('unit', 'deep', 'postgres') },
  // alone: they hold the proxy to its limits of time
  { deployment: vitest('deployment', 'deploy-deep') },
  { browser: browser('--grep-invert', '@short') },
];

/** Runs a step. The output of a step that runs beside another one is printed in one piece, at its end. */
async function run(name: string, command: readonly string[], beside: boolean): Promise<boolean> {
  const report = browserReports[name as keyof typeof browserReports];
  const times = unitTimes[name as keyof typeof unitTimes];
  const child = spawn('npx', command, {
    cwd: root,
    stdio: ['inherit', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    env: { ...env, ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }), ...(times && { FILE_TIMES: times }) },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  process.stdout.write(printed);
  return code === 0;
}

const failed: string[] = [];
for (const stage of deep ? DEEP : SHORT) {
  const steps = Object.entries(stage);
  log(steps.map(([name]) => name).join(', '));
  const held = await Promise.all(steps.map(([name, command], place) => run(name, command, place > 0)));
  failed.push(...steps.filter((_, place) => !held[place]).map(([name]) => name));
}

interface UnitReport extends UnitFiles {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}
interface BrowserReport {
  readonly suites: readonly (BrowserSuite & BrowserTests)[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
}

const read = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
};

const times = Object.values(unitTimes).flatMap((file) => read<FileTime[]>(file) ?? []);
const notPassed: string[] = [];
const counts: Record<string, { passed: number; failed: number; skipped: number }> = {};
for (const [name, file] of Object.entries(unitReports)) {
  const report = read<UnitReport>(file);
  if (report) notPassed.push(...failedUnits(report, root));
  counts[name] = { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, skipped: report?.numPendingTests ?? 0 };
}
for (const [name, file] of Object.entries(browserReports)) {
  const report = read<BrowserReport>(file);
  const stats = report?.stats;
  const folder = browserFolders[name as keyof typeof browserReports];
  times.push(...browserTimes(report?.suites ?? [], folder));
  notPassed.push(...failedPages(report?.suites ?? [], folder));
  const flaky = stats?.flaky ?? 0;
  if (flaky > 0) console.warn(`${name}: ${flaky} passed at the second try only`);
  counts[name] = { passed: (stats?.expected ?? 0) + flaky, failed: stats?.unexpected ?? 0, skipped: stats?.skipped ?? 0 };
}
const sum = (kind: 'passed' | 'failed' | 'skipped') => Object.values(counts).reduce((total, count) => total + count[kind], 0);
const passed = sum('passed');
// a step that failed without a failed test, such as a type error, counts as a failure too
const silent = failed.filter((name) => !counts[name]?.failed);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
// a clone has all that the tests need
const skipped = sum('skipped');
if (skipped > 0) console.error(`\nSkipped: ${skipped}, which count as failed`);
log('done');
console.log(`\nThe ten slowest files:\n${slowestFiles(times).join('\n')}\n`);
if (notPassed.length > 0) console.error(`The tests that did not pass:\n${notPassed.join('\n')}\n`);
console.log(`${passed} passed, ${sum('failed') + skipped + silent.length} failed`);
process.exit(failed.length === 0 && skipped === 0 && passed > 0 ? 0 : 1);
