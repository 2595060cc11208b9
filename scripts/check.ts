import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Format, lint, import rules, types and the definitions of the API: everything that needs no test to run. All at once, each told as a whole. */
const checks = [
  ['biome', 'check', '--error-on-warnings'],
  ['tsc', '-p', 'tsconfig.web.json'],
  ['tsc', '-p', 'tsconfig.node.json'],
  ['tsx', 'scripts/lintApi.ts'],
];

const run = (command: readonly string[]) =>
  new Promise<boolean>((resolve, reject) => {
    const child = spawn('npx', command, { stdio: ['ignore', 'pipe', 'pipe'] });
    const told = Promise.all([text(child.stdout), text(child.stderr)]);
    child.once('error', reject);
    child.once('close', async (code) => {
      const [out, err] = await told;
      process.stdout.write(out);
      process.stderr.write(err);
      resolve(code === 0);
    });
  });

const held = await Promise.all(checks.map(run));
const failed = checks.filter((_, index) => !held[index]);
for (const command of failed) console.error(`Failed: ${command.join(' ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
