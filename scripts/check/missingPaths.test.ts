import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { missingPaths } from './missingPaths.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'territori-documents-'));
  mkdirSync(join(root, 'part/src/pages'), { recursive: true });
  writeFileSync(join(root, 'part/src/pages/Page.tsx'), '');
  writeFileSync(join(root, 'other.md'), '');
});
afterAll(() => rmSync(root, { recursive: true }));

const FOLDERS = new Set(['part', 'part/src', 'part/src/pages']);
const missing = (text: string) => missingPaths(root, 'part/README.md', text, (folder) => FOLDERS.has(folder)).map(({ path }) => path);

it.each([
  ['a link to no file', 'See [that](../none.md#there).', '../none.md'],
  ['a folder of its package', 'The calls are in `src/data`.', 'src/data'],
  ['a folder of the repository', 'See `part/docs/more.md`.', 'part/docs/more.md'],
])('%s is missing', (_, text, path) => {
  expect(missing(`First line\n${text}`)).toEqual([path]);
});

it.each([
  ['a link to a file', '[other](../other.md) and [here](#here) and [there](https://example.org/none)'],
  ['folders and modules that are there', '`src/pages`, `part/src/pages/Page.tsx`, `src/pages/Page`, `pages/Page`'],
  ['patterns, imports, addresses and what commands make', '`src/<id>/x`, `./mount`, `text/csv`, `.data/database`, `dist/release`'],
])('%s is not', (_, text) => {
  expect(missing(text)).toEqual([]);
});
