import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Edizione, Promemoria, Settings } from '../schemas/wire.ts';
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
});
