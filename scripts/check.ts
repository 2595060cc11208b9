import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '@territori/build/workspace';

/**
 * Format, lint, import rules, circles of folders, long comments, paths of two sections, types and the definitions of the
 * API: every check that needs no test.
 * All run at the same time; the output of each is printed in one piece.
 */
const checks = [
  ['biome', 'check', '--error-on-warnings'],
  ['../typescript-native/bin/tsc', '-p', 'tsconfig.web.json'],
  ['../typescript-native/bin/tsc', '-p', 'tsconfig.node.json'],
  ['tsx', 'scripts/lintApi.ts'],
  ['tsx', 'scripts/checkFolders.ts'],
  ['tsx', 'scripts/checkComments.ts'],
  ['tsx', 'scripts/checkPaths.ts'],
];

const run = ([program = '', ...options]: readonly string[]) =>
  new Promise<boolean>((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', program), options, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = Promise.all([text(child.stdout), text(child.stderr)]);
    child.once('error', reject);
    child.once('close', async (code) => {
      const [out, err] = await output;
      process.stdout.write(out);
      process.stderr.write(err);
      resolve(code === 0);
    });
  });

const held = await Promise.all(checks.map(run));
const failed = checks.filter((_, index) => !held[index]);
for (const command of failed) console.error(`Failed: ${command.join(' ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
