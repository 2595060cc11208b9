import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { progress } from '@territori/build/cli/progress';
import { root } from '@territori/build/workspace';
import { ensureNginx } from '../deploy/processes/ensureNginx.ts';
import { ensureChromium } from './ensureChromium.ts';
import { ensureGit } from './ensureGit.ts';
import { ensurePostgres } from './ensurePostgres.ts';
import { UNIT_TIMES } from './FileTimes.ts';
import { type BrowserSuite, browserTimes, type FileTime, slowestFiles } from './slowestFiles.ts';

/**
 * Everything: check, databases of the tests, unit tests, build, tests in the browser. Ends with the ten slowest files and one line
 * `N passed, N failed`.
 */
const results = join(root, 'test-results');
const unitReport = join(results, 'unit.json');
const browserReports = { examples: join(results, 'examples.json'), browser: join(results, 'e2e.json') };
const browserFolders = { examples: 'shared/ui/examples', browser: 'e2e' };
const deep = process.argv.includes('--deep');
const log = progress();

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await ensureGit(log);
await ensureNginx(log);
const env = { ...process.env, ...(await ensureChromium(log)), ...(await ensurePostgres(log)), ...(deep && { DEEP: '1' }) };

// a busy machine may stall once; a test that passes only at the second try is reported as such
const secondTry = '--retries=1';
const steps: Record<string, string[]> = {
  check: ['tsx', 'scripts/check.ts'],
  databases: ['tsx', 'scripts/testDatabases.ts'],
  unit: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`, '--reporter=./scripts/FileTimes.ts'],
  build: ['tsx', 'scripts/build.ts'],
  examples: ['playwright', 'test', '-c', 'shared/ui/playwright.config.ts', '--reporter=list,json', secondTry],
  browser: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', secondTry],
};

const run = (name: string, command: string[]) =>
  new Promise<boolean>((resolve) => {
    const report = browserReports[name as keyof typeof browserReports];
    const child = spawn('npx', command, {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }) },
    });
    child.on('exit', (code) => resolve(code === 0));
  });

const failed: string[] = [];
for (const [name, command] of Object.entries(steps)) {
  log(name);
  if (!(await run(name, command))) failed.push(name);
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}
interface BrowserReport {
  readonly suites: readonly BrowserSuite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
}

const read = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
};

const unit = read<UnitReport>(unitReport);
const times = [...(read<FileTime[]>(UNIT_TIMES) ?? [])];
const counts: Record<string, { passed: number; failed: number }> = {
  unit: { passed: unit?.numPassedTests ?? 0, failed: unit?.numFailedTests ?? 0 },
};
for (const [name, file] of Object.entries(browserReports)) {
  const report = read<BrowserReport>(file);
  const stats = report?.stats;
  times.push(...browserTimes(report?.suites ?? [], browserFolders[name as keyof typeof browserReports]));
  const flaky = stats?.flaky ?? 0;
  if (flaky > 0) console.warn(`${name}: ${flaky} passed at the second try only`);
  counts[name] = { passed: (stats?.expected ?? 0) + flaky, failed: stats?.unexpected ?? 0 };
}
const sum = (kind: 'passed' | 'failed') => Object.values(counts).reduce((total, count) => total + count[kind], 0);
const passed = sum('passed');
// a step that failed without a failed test, such as a type error, counts as a failure too
const silent = failed.filter((name) => !counts[name]?.failed);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
log('done');
console.log(`\nThe ten slowest files:\n${slowestFiles(times).join('\n')}\n`);
console.log(`${passed} passed, ${sum('failed') + silent.length} failed`);
process.exit(failed.length === 0 && passed > 0 ? 0 : 1);
