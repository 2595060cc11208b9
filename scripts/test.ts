import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { ensureChromium } from './ensure-chromium.ts';
import { ensurePostgres } from './ensure-postgres.ts';
import { progress } from './progress.ts';

/** Everything: check, unit tests, build, tests in the browser. Ends with one line `N passed, N failed`. */
const results = join(root, 'test-results');
const unitReport = join(results, 'unit.json');
const browserReport = join(results, 'e2e.json');
const deep = process.argv.includes('--deep');
const tell = progress();

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = { ...process.env, ...(await ensureChromium(tell)), ...(await ensurePostgres(tell)), ...(deep && { DEEP: '1' }) };

const steps: Record<string, string[]> = {
  check: ['tsx', 'scripts/check.ts'],
  unit: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  build: ['tsx', 'scripts/build.ts'],
  browser: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
};

const run = (command: string[]) =>
  new Promise<boolean>((resolve) => {
    const child = spawn('npx', command, { cwd: root, stdio: 'inherit', env });
    child.on('exit', (code) => resolve(code === 0));
  });

const failed: string[] = [];
for (const [name, command] of Object.entries(steps)) {
  tell(name);
  if (!(await run(command))) failed.push(name);
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}
interface BrowserReport {
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
const browser = read<BrowserReport>(browserReport)?.stats;
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const failures = (unit?.numFailedTests ?? 0) + (browser ? browser.unexpected + browser.flaky : 0);
// a step that failed without a failed test of its own, such as a type error, is a failure too
const silent = failed.filter((name) => !(name === 'unit' && unit?.numFailedTests) && !(name === 'browser' && browser?.unexpected));
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
tell('done');
console.log(`${passed} passed, ${failures + silent.length} failed`);
process.exit(failed.length === 0 && passed > 0 ? 0 : 1);
