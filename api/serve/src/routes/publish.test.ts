import { useApp } from '@territori/api-testing/testApp';
import { describe, expect, it } from 'vitest';

describe('the published services', () => {
  const api = useApp('pglite');

  const rows = async (query: string): Promise<{ resultset: unknown[]; avviso?: string }> =>
    (await api.get(`/publish/reportspooljson?${query}`)).json();

  it('say beside the rows that a day is after the last one of the edition', async () => {
    const { aggiornata_al } = (await api.get('/api/edizione')).json();
    expect(aggiornata_al < '2026-06-01').toBe(true);
    const { resultset, avviso } = await rows('pfun=68&pdata=01/06/2026');
    expect(resultset).toHaveLength(20);
    expect(avviso).toMatch(/^I dati sono aggiornati al \d\d\/\d\d\/2026: per il 01\/06\/2026 è mostrata l’ultima situazione nota\.$/);
    expect((await rows('pfun=68&pdata=01/06/2026&plang=EN')).avviso).toContain('the last known state is shown');
    expect(await rows('pfun=68&pdata=01/01/2025')).not.toHaveProperty('avviso');
  });

  it('write dates as the live service has done since 2026, and as it did before on request', async () => {
    const day = async (more: string) =>
      (await rows(`pfun=129&pdata=01/01/2026${more}`)).resultset.map(
        (row) => (row as Record<string, string>).DATA_INIZIO_AMMINISTRATIVA,
      )[0];
    expect(await day('')).toBe('1991-05-01T00:00:00Z');
    expect(await day('&pformatodate=DMY')).toBe('01/05/1991');
    expect((await api.get('/publish/reportspooljson?pfun=129&pdata=01/01/2026&pformatodate=XY')).statusCode).toBe(400);
  });

  it('give the lists that have no date whole at their first day, and to the day at every other', async () => {
    const count = async (report: number, date: string) => (await rows(`pfun=${report}&pdata=${date}`)).resultset.length;
    expect(await count(128, '1861-03-17')).toBe(await count(128, '2026-05-11'));
    expect(await count(129, '01/01/1991')).toBe(await count(129, '11/05/2026'));
    expect(await count(129, '02/01/1991')).toBe(0);
    expect(await count(129, '01/01/2000')).toBeLessThan(await count(129, '01/01/1991'));
  });
});
