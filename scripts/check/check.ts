import { join } from 'node:path';
import { runChecks } from '@territori/build/cli/runChecks';
import { root, sectionIds } from '@territori/build/workspace';

const TYPES = '../typescript-native/bin/tsc';
const FORMAT = ['biome', 'check', '--error-on-warnings'];

/**
 * `npm run check`: format, lint, circles of imports, imports that no manifest names, long comments, names of folders beside the clone,
 * paths that documents name, paths of two sections, translations, types and the definitions of the API: every check that needs no test.
 * `npm run check -- glossario`: format, lint, import rules, types, texts in both languages and paths of one section. All run at the same
 * time; the output of each is printed in one piece.
 */
const ids = process.argv.slice(2);
const known = sectionIds();
const unknown = ids.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`There is no section "${unknown.join('", "')}". Sections: ${known.join(', ')}`);
  process.exit(1);
}

const ofSections = [FORMAT.concat(ids.map((id) => `mf-${id}`)), ...ids.map((id) => [TYPES, '-p', `mf-${id}`])];
const ofAll = [
  FORMAT,
  [TYPES, '-p', 'tsconfig.web.json'],
  [TYPES, '-p', 'tsconfig.node.json'],
  ['tsx', 'scripts/check/lintApi.ts'],
  ['tsx', 'scripts/check/checkImports.ts'],
  ['tsx', 'scripts/check/checkComments.ts'],
  ['tsx', 'scripts/check/checkShared.ts'],
  ['tsx', 'scripts/check/checkDocuments.ts'],
  ['tsx', 'scripts/check/checkLanguages.ts'],
];
const checks = [
  ...(ids.length > 0 ? ofSections : ofAll),
  ['tsx', 'scripts/check/checkPaths.ts'],
  ['tsx', 'scripts/check/checkTexts.ts', ...ids],
];

const named = checks.map(([program = '', ...options]) => ({
  name: [program, ...options].join(' '),
  command: [join(root, 'node_modules/.bin', program), ...options] as const,
}));
process.exitCode = (await runChecks(named, root)) ? 0 : 1;
