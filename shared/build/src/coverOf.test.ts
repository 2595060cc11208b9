import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coverOf } from './coverOf.ts';
import { messageFiles } from './translationFiles.ts';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'territori-cover-'));
  mkdirSync(join(directory, 'src/messages'), { recursive: true });
  writeFileSync(join(directory, 'src/messages/it.json'), JSON.stringify({ titolo: 'Glossario', testo: 'I termini usati.' }));
  writeFileSync(join(directory, 'src/messages/en.json'), JSON.stringify({ titolo: 'Glossary' }));
});
afterAll(() => rmSync(directory, { recursive: true }));

it('reads the texts that the manifest names, in each language that has them', () => {
  expect(coverOf(messageFiles(directory), { cover: { heading: 'titolo', lead: 'testo' } })).toEqual({
    heading: { it: 'Glossario', en: 'Glossary' },
    lead: { it: 'I termini usati.' },
  });
});

it('has the path to the results of the search that stands below the words', () => {
  const cover = { heading: 'titolo', lead: 'testo', search: 'cerca' };
  expect(coverOf(messageFiles(directory), { cover, links: { cerca: '/glossario/cerca' } })?.search).toBe('/glossario/cerca');
  expect(() => coverOf(messageFiles(directory), { cover })).toThrow(
    'The manifest\'s cover names the link "cerca", which the manifest lacks.',
  );
});

it('is absent where the manifest names none', () => {
  expect(coverOf(messageFiles(directory), {})).toBeUndefined();
});

it('refuses a text that does not exist', () => {
  expect(() => coverOf(messageFiles(directory), { cover: { heading: 'titolo', lead: 'introduzione' } })).toThrow(
    'The manifest\'s cover names the text "introduzione", which the Italian texts lack.',
  );
});
