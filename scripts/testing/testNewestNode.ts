import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '@territori/build/workspace';

/**
 * `npm run test:newest-node`: what depends on Node itself, on the newest even version that npm has: how sections are built, released and
 * served, how the API answers, how lists are read. Ends with `N passed, N failed`; where that version cannot be had, it says so, tries
 * nothing and counts nothing.
 */
const FOLDERS = ['shared/build', 'shared/traduzione', 'api/serve/src/http', 'api/process', 'api/serve/src/exports', 'scripts/portal/start'];

/** What a program of npm writes; undefined when it does not end well. */
async function outputOf(...command: string[]): Promise<string | undefined> {
  const child = spawn('npm', command, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return code === 0 ? output.trim() : undefined;
}

/** The newest version of an even number. */
function newestEven(versions: readonly string[]): string | undefined {
  const even = versions.filter((version) => /^\d+\.\d+\.\d+$/.test(version) && Number.parseInt(version, 10) % 2 === 0);
  return even.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
}

const known = await outputOf('view', 'node', 'versions', '--json');
const version = known && newestEven(JSON.parse(known) as string[]);
const found = version && (await outputOf('exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'));
if (!found) {
  console.error(`Node ${version ?? 'in its newest even version'} could not be had from npm: nothing was tried on it.`);
} else {
  console.error(`On Node ${version}:`);
  const results = join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const report = join(results, 'newest-node.json');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', '--reporter=default', '--reporter=json'];
  const tests = spawn(found, [...vitest, `--outputFile.json=${report}`, ...FOLDERS], { cwd: root, stdio: 'inherit' });
  const [code] = await once(tests, 'close');
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numTotalTests: number };
  console.log(`${numPassedTests} passed, ${numTotalTests - numPassedTests} failed`);
  process.exitCode = code === 0 ? 0 : 1;
}
