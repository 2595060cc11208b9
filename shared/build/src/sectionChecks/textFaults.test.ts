import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textFaults } from './textFaults.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territori-texts-'));
  await mkdir(join(folder, 'src/messages'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (language: string, texts: string) => writeFile(join(folder, `src/messages/${language}.json`), texts);

it('finds a text that one language alone has, whichever it is', async () => {
  await write('it', '{ "titolo": "Titolo", "solo": "Solo" }');
  await write('en', '{ "titolo": "Title", "alone": "Alone" }');
  expect(textFaults(folder)).toEqual([
    'src/messages/en.json has no text "solo", which src/messages/it.json has.',
    'src/messages/it.json has no text "alone", which src/messages/en.json has.',
  ]);
});

it('finds nothing where both have the same texts', async () => {
  await write('it', '{ "titolo": "Titolo" }');
  await write('en', '{ "titolo": "Title" }');
  expect(textFaults(folder)).toEqual([]);
});

it('names a file that cannot be read', async () => {
  await write('it', '{');
  await write('en', '{}');
  expect(textFaults(folder)).toEqual([expect.stringMatching(/^src\/messages\/it\.json cannot be read: /)]);
});
