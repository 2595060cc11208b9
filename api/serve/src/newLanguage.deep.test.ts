import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import type { Database } from '@territori/store/database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** What a translator has written of the API in French, and no more. */
const FRENCH = {
  'api/serve.json': {
    'problemKinds.indirizzo_inesistente.title': 'Adresse inexistante',
    'valuedDays.empty_one': 'Colonne vide le {{day}} : {{columns}}.',
    'valuedDays.empty_many': 'Colonnes vides le {{day}} : {{columns}}.',
    'valuedDays.empty_other': 'Colonnes vides le {{day}} : {{columns}}.',
  },
  'api/serve/v1/openapi.json': { 'units.summary': 'Les unités en vigueur un jour, ou de tous les temps' },
};

describe('a language is a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'));
  let app: FastifyInstance;

  beforeAll(async () => {
    for (const [file, texts] of Object.entries(FRENCH)) {
      const path = join(folder, 'fr', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(texts));
    }
    vi.stubEnv('LANGUAGES_FOLDER', folder);
    vi.stubEnv('LANGUAGES', 'it,fr,de');
    vi.resetModules();
    const { buildApp } = await import('./app.ts');
    app = buildApp({ edition: async () => undefined } as unknown as Database, { publicOrigin: PUBLIC_ORIGIN });
  }, 60_000);

  afterAll(async () => {
    vi.unstubAllEnvs();
    // the files of a worker share their modules, which have read these languages
    vi.resetModules();
    await app?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it('whose texts answer the calls that ask for it, with the Italian ones where it has none', async () => {
    for (const answer of [await get('/api/v1/altrove?lingua=fr'), await get('/api/v1/altrove', { 'accept-language': 'fr-CA, it;q=0.5' })]) {
      expect(answer.headers['content-language']).toBe('fr');
      expect(answer.json()).toMatchObject({
        title: 'Adresse inexistante',
        detail: 'Non esiste GET /api/v1/altrove. GET /api/v1 elenca le chiamate.',
      });
    }
  });

  it('whose definitions are written, and name it among the languages', async () => {
    const answer = await get('/api/v1/openapi.json?lingua=fr');
    expect(answer.headers['content-language']).toBe('fr');
    const { paths, components } = answer.json();
    const { get: operation } = paths['/api/v1/unita'];
    expect(operation.summary).toBe('Les unités en vigueur un jour, ou de tous les temps');
    const language = operation.parameters.find(({ name }: { name: string }) => name === 'lingua');
    expect(language.description).toBe('Lingua dei testi; se manca decide `Accept-Language`');
    expect(components.schemas.Lingua.enum).toEqual(['it', 'fr', 'de']);
  });

  it('whose plurals are those of its grammar', async () => {
    const { message } = await import('./message.ts');
    const say = (count: number) => message.in('fr')('valuedDays.empty', { count, day: '01/01/1990', columns: 'ALT' });
    expect(say(1)).toBe('Colonne vide le 01/01/1990 : ALT.');
    expect(say(2)).toBe('Colonnes vides le 01/01/1990 : ALT.');
  });

  it('and without texts of the API, the answer is Italian and says so', async () => {
    const answer = await get('/api/v1/altrove?lingua=de');
    expect(answer.headers['content-language']).toBe('it');
    expect(answer.json().title).toBe('Indirizzo inesistente');
  });

  it('and so does an answer of the calls that have the language in a header', async () => {
    const asked = async (language: string) => (await get('/api/Report/Glossario', { language })).headers['content-language'];
    expect([await asked('DE'), await asked('IT'), await asked('FR')]).toEqual(['it', undefined, undefined]);
  });

  it('and a language that is not offered is refused with those that are', async () => {
    const answer = await get('/api/v1/unita?lingua=en');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail).toContain('it, fr, de');
  });
});
