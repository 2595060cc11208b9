import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { describe, expect, it } from 'vitest';
import { readContent } from './readContent.ts';

const ITALIAN = {
  'home.yaml': 'evidenza: [61]\nconsultati: []\n',
  'glossario/c.yaml': `
- id: 12
  partizione: 1
  nome: Comune
  descrizione: Ente locale.
  anno: "2025"
  links:
    - testo: Codice
      indirizzo: https://a.example/
    - testo: Statuto
      indirizzo: https://b.example/
- id: 15
  partizione: 5
  nome: Codice
  descrizione: Numero di un’unità.
`,
  'report/61.yaml': 'descrizione: Una riga per comune.\n',
  'pagine/1.yaml': `
descrizione: Unità a una data.
unita:
  - titolo: Comune
    sottotitolo: Codici
    report: [61]
note: Nessuna.
`,
};

/** The content of a folder with the Italian files and others. */
async function contentOf(files: Readonly<Record<string, string>>) {
  const directory = await folderOf({});
  for (const [name, text] of Object.entries({ ...ITALIAN, ...files })) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  return readContent(directory);
}

describe("the editors' texts", () => {
  it('need no translation', async () => {
    const { glossary, home, reports } = await contentOf({});
    expect(glossary.map(({ id, nome }) => [id, nome])).toEqual([
      [12, { it: 'Comune' }],
      [15, { it: 'Codice' }],
    ]);
    expect(reports.get(61)).toEqual({ descrizione: { it: 'Una riga per comune.' } });
    expect(home).toEqual({ evidenza: [61], consultati: [] });
  });

  it('are translated by a file of the same name in the folder of a language, which may leave out any text', async () => {
    const { glossary, pages, reports } = await contentOf({
      'de/glossario/c.yaml': `
- id: 15
  nome: Kodex
- id: 12
  nome: Gemeinde
  links:
    - testo: Satzung
      indirizzo: https://b.example/
`,
      'en/pagine/1.yaml': 'unita:\n  - titolo: Municipality\n',
      'en/report/61.yaml': '# descrizione:\n',
    });
    expect(glossary).toEqual([
      {
        id: 12,
        partizione: 1,
        nome: { it: 'Comune', de: 'Gemeinde' },
        descrizione: { it: 'Ente locale.' },
        anno: '2025',
        links: [
          { testo: { it: 'Codice' }, indirizzo: 'https://a.example/' },
          { testo: { it: 'Statuto', de: 'Satzung' }, indirizzo: 'https://b.example/' },
        ],
      },
      { id: 15, partizione: 5, nome: { it: 'Codice', de: 'Kodex' }, descrizione: { it: 'Numero di un’unità.' } },
    ]);
    expect(pages.get(1)?.unita).toEqual([{ titolo: { it: 'Comune', en: 'Municipality' }, sottotitolo: { it: 'Codici' }, report: [61] }]);
    expect(reports.get(61)).toEqual({ descrizione: { it: 'Una riga per comune.' } });
  });

  it('are the same when a translation is a copy of the Italian file', async () => {
    const { glossary } = await contentOf({ 'fr/glossario/c.yaml': ITALIAN['glossario/c.yaml'].replace('Comune', 'Commune') });
    expect(glossary[0]?.nome).toEqual({ it: 'Comune', fr: 'Commune' });
  });

  it.each([
    ['an id that the Italian file lacks', 'en/glossario/c.yaml', '- id: 13\n  nome: Town', 'it has /13, which the Italian file lacks'],
    ['an id of another file', 'en/report/61.yaml', '- id: 12', 'it has /12, which the Italian file lacks'],
    ['an item without an id', 'en/glossario/c.yaml', '- nome: Town', 'it has /0, which the Italian file lacks'],
    ['an id that stands twice', 'en/glossario/c.yaml', '- id: 12\n- id: 12', 'it has /12 twice'],
    ['a text that the Italian file lacks', 'en/glossario/c.yaml', '- id: 15\n  note: A note', 'it has /15/note, which the Italian file'],
    ['an empty text', 'en/glossario/c.yaml', '- id: 15\n  nome: " "', '/15/nome must be a text'],
    ['a pair of languages', 'en/report/61.yaml', 'descrizione: { it: a, en: b }', '/descrizione must be a text'],
    ['another value', 'en/glossario/c.yaml', '- id: 12\n  anno: "2024"', '/12/anno must be as in the Italian file, or left out'],
    ['a text in place of a list', 'en/pagine/1.yaml', 'unita: Municipality', '/unita must be as in the Italian file, or left out'],
    ['a file that no Italian one has', 'en/report/62.yaml', 'descrizione: Rows', 'there is no Italian file report/62.yaml'],
    ['what is not YAML', 'en/report/61.yaml', 'descrizione: [', 'unexpected end of the stream within a flow collection (1:15)'],
    ['a name that stands twice', 'en/report/61.yaml', 'descrizione: a\ndescrizione: b', 'duplicated mapping key (2:1)'],
    ['two documents', 'en/report/61.yaml', 'descrizione: a\n---\ndescrizione: b', 'it holds several documents, and may hold one'],
  ])('refuse %s in a translation, naming its file', async (_, name, text, sentence) => {
    await expect(contentOf({ [name]: text })).rejects.toThrow(`${name}: ${sentence}`);
  });

  it.each([
    ['a pair of languages', { 'report/61.yaml': 'descrizione: { it: a, en: b }' }, 'report/61.yaml: /descrizione must be string'],
    ['Italian in a folder', { 'it/report/61.yaml': 'descrizione: a' }, '/it: the Italian files stand outside the folders of languages'],
    ['an id of two files', { 'glossario/d.yaml': ITALIAN['glossario/c.yaml'] }, 'glossario: the id 12 is used twice'],
    ['a report without a number', { 'report/uno.yaml': 'descrizione: a' }, 'report/uno.yaml: its name must be a number'],
  ])('refuse %s', async (_, files, sentence) => {
    await expect(contentOf(files)).rejects.toThrow(sentence);
  });
});
