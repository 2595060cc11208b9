import { useApp } from '@territori/api-testing/testApp';
import type { Edizione, Promemoria, Settings } from '@territori/wire';
import { describe, expect, it } from 'vitest';

describe('the edition', () => {
  const api = useApp('pglite');

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
    expect(aggiornata_al).toBe('2026-05-11');
    expect(aggiornata_al_per.map(({ fatto, dal, al }) => `${fatto} ${dal} ${al}`)).toEqual(
      expect.arrayContaining([
        'nuts 2025-01-01 2025-01-01',
        'capoluoghi 2025-01-01 2025-01-01',
        'dimensioni_comuni 1991-10-20 2026-01-01',
        'territorio 2018-01-01 2023-01-01',
        'confini_comuni 2010-01-01 2025-01-01',
        'confini 1861-12-31 1991-10-20',
      ]),
    );
    expect(aggiornata_al_per.find(({ fatto }) => fatto === 'nuts')?.descrizione).toBe('NUTS codes of the municipalities');
  });
});
