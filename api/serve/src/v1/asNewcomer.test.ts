import { loadedArchive } from '@territori/api-testing/loadedArchive';
import { openApp } from '@territori/api-testing/testApp';
import { useOpened } from '@territori/api-testing/useOpened';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';

type Row = Readonly<Record<string, string>>;

/** What newcomers asked first, in their words where a parameter takes words. */
describe('five questions of a newcomer, each in one call', () => {
  const api = useOpened(async () => openApp('pglite', { archive: await loadedArchive() }));

  const asked = async (address: string) => {
    const answer = await api.get(`/api/v1/${address}`);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    return answer;
  };
  const table = async (address: string): Promise<Row[]> => parse((await asked(address)).body, { columns: true, delimiter: ';' });

  it('the municipalities of Veneto in 1951 as CSV', async () => {
    const rows = await table('unita?livello=comune&regione=veneto&data=1951-11-04&formato=csv');
    expect(rows).toHaveLength(581);
    for (const { codice, regione_denominazione } of rows)
      expect([codice, regione_denominazione]).toEqual([expect.stringMatching(/^0\d{5}$/), 'Veneto']);
  });

  it('what each municipality of 1991 was in 2021, with weights', async () => {
    const rows = await table('corrispondenze?da=1991-10-20&a=2021-01-01&livello=comune&formato=csv');
    expect(new Set(rows.flatMap(({ codice_da }) => codice_da || [])).size).toBe(8100);
    expect(new Set(rows.flatMap(({ codice_a }) => codice_a || [])).size).toBe(7903);
    for (const { relazione, peso_popolazione, peso_superficie } of rows)
      if (relazione === '1:1' || relazione === 'n:1') expect([peso_popolazione, peso_superficie]).toEqual(['1', '1']);
    const parts = rows.filter(({ denominazione_da }) => denominazione_da === 'Venezia');
    expect(parts.map(({ denominazione_a }) => denominazione_a).sort()).toEqual(['Cavallino-Treporti', 'Venezia']);
    expect(parts.reduce((sum, { peso_popolazione }) => sum + Number(peso_popolazione), 0)).toBeCloseTo(1, 5);
    // what no source says of a division is empty
    for (const { peso_popolazione } of rows)
      expect(peso_popolazione === '' || (Number(peso_popolazione) > 0 && Number(peso_popolazione) <= 1)).toBe(true);
  });

  it('what changed in Trentino in 2014, and the acts of that year that took effect on the first day of the next', async () => {
    const changes = (to: string) => table(`variazioni?dal=2014-01-01&al=${to}&livello=comune&regione=Trentino&formato=csv`);
    expect(await changes('2014-12-31')).toEqual([]);
    const rows = await changes('2015-01-01');
    expect([...new Set(rows.filter(({ tipo }) => tipo === 'CS').map(({ denominazione }) => denominazione))].sort()).toEqual([
      'Predaia',
      'San Lorenzo Dorsino',
      'Valdaone',
    ]);
    for (const { provvedimento_testo, provvedimento_data } of rows)
      expect([provvedimento_testo, provvedimento_data]).toEqual([expect.stringMatching(/^L\.R\. N\. \d+ del 24\/06\/2014$/), '2014-06-24']);
  });

  it('the ancestors of Valsamoggia', async () => {
    const [unit] = (await asked('unita?q=valsamoggia&livello=comune')).json().dati;
    const { dati } = (await asked(`unita/${unit.id}/origini?data=2013-12-31`)).json();
    expect(dati.map(({ denominazione }: Row) => denominazione).sort()).toEqual([
      'Bazzano',
      'Castello di Serravalle',
      'Crespellano',
      'Monteveglio',
      'Savigno',
    ]);
  });

  it('what is new since a day, without the name of an edition', async () => {
    const rows = await table('novita?dal=2026-01-01&formato=csv');
    expect(rows.map(({ dopo_denominazione }) => dopo_denominazione)).toContain('Castegnero Nanto');
    for (const { chiave_data, esito } of rows) if (esito === 'avvenuto') expect(String(chiave_data) >= '2026-01-01').toBe(true);
    const feed = await asked('variazioni.atom?dal=2026-01-01');
    expect(feed.body).toContain('Castegnero Nanto');
  });
});
