import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import type { SectionManifest } from '@territori/contract';
import type { GlossaryTerm } from '@territori/serve/content/schema';
import { describe, expect, it } from 'vitest';
import { languageFaults, translatedFile } from './languageFaults.ts';

describe('the name of a translation', () => {
  it.each([
    ['mf-home/src/messages/it.json', 'mf-home.json'],
    ['mf-home/src/pages/info/geo-eu-clas.it.json', 'mf-home/pages/info/geo-eu-clas.json'],
    ['shared/kit/src/messages/it.json', 'kit.json'],
    ['shared/kit/src/units/it.json', 'kit/units.json'],
    ['shared/report-flow/src/changes/messages/it.json', 'report-flow/changes.json'],
    ['shell/src/messages/administration/it.json', 'shell/administration.json'],
    ['api/reports/src/messages/it.json', 'api/reports.json'],
    ['mf-home/src/pages/unit.json', undefined],
  ])('of %s is %s', (path, name) => {
    expect(translatedFile(path)).toBe(name);
  });
});

describe('the check of the translations', () => {
  const manifest = { id: 'prova', routes: ['/prova'], title: { it: 'Prova' }, nav: { order: 1 } } as SectionManifest;
  const ITALIAN = { titolo: 'Titolo', righe_one: '{{count}} riga', righe_other: '{{count}} righe', saluto: 'Ciao {{nome}}' };
  const ENGLISH = { titolo: 'Title', righe_one: 'one row', righe_other: '{{count}} rows', saluto: 'Hello {{nome}}' };

  const TERM: GlossaryTerm = {
    id: 12,
    partizione: 1,
    nome: { it: 'Comune', en: 'Municipality' },
    descrizione: { it: 'Ente locale.', en: 'Local authority.' },
  };

  /** What the check says of a workspace with one section, these files of languages and this term of the editors. */
  async function check(files: Readonly<Record<string, object | string>>, term = TERM) {
    const all = {
      'api/README.md': '',
      'mf-prova/src/messages/it.json': ITALIAN,
      'shared/languages/en/mf-prova.json': ENGLISH,
      'shared/languages/en/mf-prova/manifest.json': { title: 'Trial' },
      ...files,
    };
    const root = await folderOf({});
    for (const [path, content] of Object.entries(all)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
    }
    const reports = new Map([[61, { descrizione: { it: 'Righe', en: 'Rows' } }]]);
    return languageFaults(root, { 'mf-prova': manifest }, { glossary: [term], reports });
  }

  it('has nothing to say of a whole translation', async () => {
    expect(await check({})).toEqual({ faults: [], lacking: {} });
  });

  it.each([
    ['mf-prova.json', { ...ENGLISH, altro: 'Other' }, 'has a text "altro", which the Italian texts lack.'],
    [
      'mf-prova.json',
      { ...ENGLISH, saluto: 'Hello {{name}}' },
      'has the values {{name}} in "saluto", where the Italian text has {{nome}}.',
    ],
    ['mf-prova.json', { ...ENGLISH, titolo: ' ' }, 'has nothing for "titolo".'],
    ['mf-prova.json', { ...ENGLISH, titolo: undefined }, 'lacks the text "titolo".'],
    ['mf-prova.json', '{', /cannot be read/],
    ['mf-altra.json', {}, /belongs to no file of Italian texts/],
    ['mf-prova/manifest.json', {}, 'lacks the text "title".'],
  ])('refuses in English %s: %j', async (name, content, sentence) => {
    const { faults } = await check({ [`shared/languages/en/${name}`]: content });
    expect(faults).toEqual([typeof sentence === 'string' ? `shared/languages/en/${name} ${sentence}` : expect.stringMatching(sentence)]);
  });

  it('lists what another language lacks, with the plural forms of its grammar', async () => {
    const polish = { righe_one: '{{count}} wiersz', righe_few: '{{count}} wiersze', righe_many: '{{count}} wierszy' };
    expect(await check({ 'shared/languages/pl/mf-prova.json': polish })).toEqual({
      faults: [],
      lacking: { pl: { 'mf-prova.json': 3, 'mf-prova/manifest.json': 1, 'api/content/glossario': 2, 'api/content/report': 1 } },
    });
  });

  it('refuses a text of the editors that English lacks, and counts those of a language that has some', async () => {
    const term = { ...TERM, nome: { it: 'Comune', pl: 'Gmina' } };
    const { faults, lacking } = await check({ 'shared/languages/pl/mf-prova/manifest.json': { title: 'Próba' } }, term);
    expect(faults).toEqual(['api/content/en/glossario lacks the text "12/nome".']);
    expect(lacking.pl).toMatchObject({ 'api/content/glossario': 1, 'api/content/report': 1 });
  });
});
