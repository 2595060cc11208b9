import { spawnSync } from 'node:child_process';

/** Format, lint, import rules, types and the definitions of the API: everything that needs no test to run. */
const checks = [
  ['biome', 'check', '--error-on-warnings'],
  ['tsc', '-p', 'tsconfig.web.json'],
  ['tsc', '-p', 'tsconfig.node.json'],
  ['tsx', 'scripts/lint-api.ts'],
];

const failed = checks.filter((command) => spawnSync('npx', command, { stdio: 'inherit' }).status !== 0);
for (const command of failed) console.error(`Failed: ${command.join(' ')}`);
process.exit(failed.length === 0 ? 0 : 1);
