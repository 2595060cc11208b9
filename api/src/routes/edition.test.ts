import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { Edizione, Promemoria, Settings } from '../schemas/wire.ts';
import { PUBLIC_ORIGIN } from '../testing/publicOrigin.ts';
import { openApp, type TestApp } from '../testing/testApp.ts';

describe('the edition', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openApp('pglite');
  }, 180_000);
  afterAll(() => api?.dispose());

  it.each([
    ['IT', 'Unità territoriali dal 1861'],
    ['EN', 'Territorial units since 1861'],
  ])('is named in the language of the call, also in the settings and the news: %s', async (language, name) => {
    const ask = async <T>(path: string): Promise<T> => (await api.get(path, { language })).json();
    expect((await ask<Edizione>('/api/edizione')).nome).toBe(name);
    expect((await ask<Settings>('/api/Report/GetSettings')).EdizioneNome).toBe(name);
    const { body } = await ask<{ body: Promemoria[] }>('/api/Promemoria?dateTime=2099-01-01');
    expect(body.map(({ titolo }) => titolo)).toContain(name);
  });

  it('says up to which day the changes of the municipalities are complete, and the days of each other kind of fact', async () => {
    const { aggiornata_al, aggiornata_al_per } = (await api.get('/api/edizione', { language: 'EN' })).json<Edizione>();
    expect(aggiornata_al).toBe('2026-01-01');
    const days = Object.fromEntries(aggiornata_al_per.map(({ fatto, dal, al }) => [fatto, `${dal} ${al}`]));
    expect(days).toMatchObject({ nuts: '2025-01-01 2025-01-01', capoluoghi: '2025-01-01 2025-01-01' });
    expect(aggiornata_al_per.map(({ fatto }) => fatto)).not.toContain('territorio');
    expect(aggiornata_al_per.find(({ fatto }) => fatto === 'nuts')?.descrizione).toBe('NUTS codes of the municipalities');
  });

  it('says how far the official archive has been fetched, with another ETag for each file', async () => {
    let progress: { done: number; total: number } | null = { done: 7, total: 31 };
    const app = buildApp(api.database, { publicOrigin: PUBLIC_ORIGIN, archiveProgress: () => progress });
    const ask = (etag = '') => app.inject({ url: '/api/edizione', headers: { 'if-none-match': etag } });
    const first = await ask();
    expect(first.json<Edizione>().caricamento).toEqual({ fatti: 7, totale: 31 });
    expect((await ask(String(first.headers.etag))).statusCode).toBe(304);
    progress = { done: 8, total: 31 };
    expect((await ask(String(first.headers.etag))).json<Edizione>().caricamento).toEqual({ fatti: 8, totale: 31 });
    progress = null;
    expect((await ask(String(first.headers.etag))).json<Edizione>().caricamento).toBeNull();
    await app.close();
  });
});
