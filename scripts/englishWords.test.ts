import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sectionIds } from '@territori/build/workspace';
import { expect, it } from 'vitest';

/** What English does not say of a unit, which is established and abolished, and of a version, which is in use. */
const OTHER_WORDS = /\bconstitutions?\b|\bconstituted\b|\bextinct(ions?)?\b|\bsuppressed\b|\brunning versions\b/;

const folders = [
  ...sectionIds().map((id) => `mf-${id}/src`),
  'shell/src',
  'shared/kit/src',
  'shared/report-flow/src',
  'shared/map/src',
  'shared/exports/src',
  'api/content',
];

it('English texts say that a unit is established and abolished', () => {
  const files = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /(^|[/.])en\.json$|\.yaml$/.test(file));
  const definitions = readdirSync(join(root, 'api/reports/src/definitions')).map((file) => join('api/reports/src/definitions', file));
  expect(files.length).toBeGreaterThan(30);
  const found = ['shared/wire/src/changeKinds.ts', ...definitions, ...files].flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => OTHER_WORDS.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
