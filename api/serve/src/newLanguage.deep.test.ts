import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What a translator has written of the API in French, and no more. */
const FRENCH = {
  'api/serve.json': {
    'problemKinds.indirizzo_inesistente.title': 'Adresse inexistante',
    'valuedDays.empty_one': 'Colonne vide le {{day}} : {{columns}}.',
    'valuedDays.empty_many': 'Colonnes vides le {{day}} : {{columns}}.',
    'valuedDays.empty_other': 'Colonnes vides le {{day}} : {{columns}}.',
  },
  'api/serve/v1/openapi.json': { 'calls.unita.summary': 'Les unités en vigueur un jour, ou de tous les temps' },
};

const PROGRAM = fileURLToPath(new URL('askUnderLanguages.fixture.ts', import.meta.url));

/** The requests that the tests make, by name; one process answers all. */
const REQUESTS = {
  french: { url: '/api/v1/altrove?lingua=fr' },
  preferred: { url: '/api/v1/altrove', headers: { 'accept-language': 'fr-CA, it;q=0.5' } },
  definitions: { url: '/api/v1/openapi.json?lingua=fr' },
  german: { url: '/api/v1/altrove?lingua=de' },
  germanHeader: { url: '/api/Report/Glossario', headers: { language: 'DE' } },
  italianHeader: { url: '/api/Report/Glossario', headers: { language: 'IT' } },
  frenchHeader: { url: '/api/Report/Glossario', headers: { language: 'FR' } },
  english: { url: '/api/v1/unita?lingua=en' },
};
type Answer = { readonly statusCode: number; readonly language?: string; readonly body: string };

describe('a language is a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'));
  let answers: Readonly<Record<keyof typeof REQUESTS, Answer>>;
  let plurals: readonly string[];

  beforeAll(() => {
    for (const [file, texts] of Object.entries(FRENCH)) {
      const path = join(folder, 'fr', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(texts));
    }
    const env = { ...process.env, LANGUAGES_FOLDER: folder, LANGUAGES: 'it,fr,de' };
    const asked = JSON.stringify(Object.values(REQUESTS));
    const printed = execFileSync(process.execPath, ['--import', 'tsx', PROGRAM, asked], { env, encoding: 'utf8', maxBuffer: 2 ** 26 });
    const said = JSON.parse(printed) as { answers: Answer[]; plurals: string[] };
    answers = Object.fromEntries(Object.keys(REQUESTS).map((name, place) => [name, said.answers[place]])) as typeof answers;
    plurals = said.plurals;
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const bodyOf = (name: keyof typeof REQUESTS) => JSON.parse(answers[name].body);

  it.each(['french', 'preferred'] as const)(
    'whose texts answer the calls that ask for it, with the Italian ones where it has none: %s',
    (name) => {
      expect(answers[name].language).toBe('fr');
      expect(bodyOf(name)).toMatchObject({
        title: 'Adresse inexistante',
        detail: 'Non esiste GET /api/v1/altrove. GET /api/v1 elenca le chiamate.',
      });
    },
  );

  it('whose definitions are written, and name it among the languages', () => {
    expect(answers.definitions.language).toBe('fr');
    const { paths, components } = bodyOf('definitions');
    const { get: operation } = paths['/api/v1/unita'];
    expect(operation.summary).toBe('Les unités en vigueur un jour, ou de tous les temps');
    const language = operation.parameters.find(({ name }: { name: string }) => name === 'lingua');
    expect(language.description).toBe('Lingua dei testi; se manca decide `Accept-Language`');
    expect(components.schemas.Lingua.enum).toEqual(['it', 'fr', 'de']);
  });

  it('whose plurals are those of its grammar', () => {
    expect(plurals).toEqual(['Colonne vide le 01/01/1990 : ALT.', 'Colonnes vides le 01/01/1990 : ALT.']);
  });

  it('and without texts of the API, the answer is Italian and says so', () => {
    expect(answers.german.language).toBe('it');
    expect(bodyOf('german').title).toBe('Indirizzo inesistente');
  });

  it('and so does an answer of the calls that have the language in a header', () => {
    const languages = (['germanHeader', 'italianHeader', 'frenchHeader'] as const).map((name) => answers[name].language);
    expect(languages).toEqual(['it', undefined, undefined]);
  });

  it('and a language that is not offered is refused with those that are', () => {
    expect(answers.english.statusCode).toBe(400);
    expect(bodyOf('english').detail).toContain('it, fr, de');
  });
});
