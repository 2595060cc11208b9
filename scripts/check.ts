import { join } from 'node:path';
import { runChecks } from '@territori/build/cli/runChecks';
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

const named = checks.map(([program = '', ...options]) => ({
  name: [program, ...options].join(' '),
  command: [join(root, 'node_modules/.bin', program), ...options] as const,
}));
process.exitCode = (await runChecks(named, root)) ? 0 : 1;
