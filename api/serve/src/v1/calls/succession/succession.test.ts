import { pairsOfDays } from '@territori/api-testing/pairsOfDays';
import { useApp } from '@territori/api-testing/testApp';
import { EditionModel } from '@territori/edition/EditionModel';
import type { StoriaUnita } from '@territori/wire';
import type { Confronto, Elenco, Genealogia, Unita, Variazione } from '@territori/wire/v1';
import type { Corrispondenza } from '@territori/wire/v1/corrispondenza';
import { beforeAll, describe, expect, it } from 'vitest';

const PAIRS = pairsOfDays(8);

describe('one succession', () => {
  const api = useApp('pglite');
  let model: EditionModel;
  beforeAll(async () => {
    const edition = await api.database.edition();
    if (!edition) throw new Error('The test database has no edition');
    model = await EditionModel.read(api.database, edition);
  }, 300_000);

  const get = async <T>(address: string): Promise<T> => {
    const answer = await api.get(address);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    return answer.json() as T;
  };
  const provinces = async (day: string): Promise<readonly Unita[]> =>
    (await get<Elenco<Unita>>(`/api/v1/unita?livello=uts&data=${day}&per_pagina=10000`)).dati;
  const provinceNamed = async (name: string, day: string): Promise<number> =>
    (await provinces(day)).find(({ denominazione }) => denominazione === name)?.id ?? 0;

  it('a province is on another day what its municipalities are, on eight pairs of days', { timeout: 300_000 }, async () => {
    for (const [da, a] of PAIRS) {
      const rows = async (livello: string): Promise<Corrispondenza[]> => {
        const { body } = await api.get(`/api/v1/corrispondenze?da=${da}&a=${a}&livello=${livello}&formato=jsonl`);
        return body
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line));
      };
      const [before, after] = [await provinces(da), await provinces(a)].map((list) => new Set(list.map(({ id }) => id))) as [
        Set<number>,
        Set<number>,
      ];
      const provinceOf = (id: number | null, day: string) => (id === null ? null : (model.at(id, day)?.row.provincia?.id ?? null));
      const expected = new Set([...before].flatMap((id) => (after.has(id) ? [`${id} ${id}`] : [])));
      for (const { id_da, id_a } of await rows('comune')) {
        const [from, to] = [provinceOf(id_da, da), provinceOf(id_a, a)];
        // municipalities that passed between two provinces that go on make neither of them the other
        if (from !== null && to !== null && (!after.has(from) || !before.has(to))) expected.add(`${from} ${to}`);
      }
      const found = (await rows('uts')).flatMap(({ id_da, id_a }) => (id_da !== null && id_a !== null ? [`${id_da} ${id_a}`] : []));
      expect(found.sort(), `${da} ${a}`).toEqual([...expected].sort());
    }
  });

  it.each([
    ['Novara', ['Vercelli', 'Verbano-Cusio-Ossola']],
    ['Milano', ['Varese', 'Lodi', 'Monza e della Brianza']],
    ['Forlì-Cesena', ['Rimini']],
  ])('the page of the province of %s names what was founded from it, with the acts', async (name, founded) => {
    const id = await provinceNamed(name, '2025-01-01');
    const { unita, passaggi } = await get<Genealogia>(`/api/v1/unita/${id}/genealogia?generazioni=1`);
    expect(passaggi.filter(({ id_da }) => id_da === id).map(({ id_a }) => unita.find((unit) => unit.id === id_a)?.denominazione)).toEqual(
      founded,
    );
    for (const { data, provvedimento } of passaggi) if (data > '1991-01-01') expect(provvedimento).toMatch(/\d{4}/);
    const { successori } = await get<StoriaUnita>(`/api/unita/${id}/storia`);
    expect(successori.map(({ denominazione }) => denominazione)).toEqual(founded);
  });

  it('the comparison of the provinces of 1991 and 2026 names what gave and took territory', async () => {
    const { livelli } = await get<{ livelli: Confronto[] }>('/api/v1/confronto?da=1991-10-20&a=2026-01-01&livello=uts');
    const touched = (kind: string) =>
      livelli[0]?.variazioni.filter(({ tipo }) => tipo === kind).flatMap(({ unita }) => unita.map(({ denominazione }) => denominazione)) ??
      [];
    expect(touched('CECS')).toEqual(expect.arrayContaining(['Novara', 'Como', 'Vercelli', 'Milano', 'Catanzaro']));
    expect(touched('CECS').some((denominazione) => denominazione.startsWith('Forlì'))).toBe(true);
    expect(touched('CE')).toEqual(expect.arrayContaining(['Pesaro e Urbino']));
    expect(touched('AQ')).toEqual(expect.arrayContaining(['Rimini']));
  });

  it('comparison, map and page of a unit name the same events', async () => {
    const [da, a] = ['1991-10-20', '2026-01-01'];
    const { livelli } = await get<{ livelli: Confronto[] }>(`/api/v1/confronto?da=${da}&a=${a}&livello=uts`);
    const compared = livelli[0]?.variazioni.flatMap(({ tipo, unita }) => unita.map(({ id, data }) => `${id} ${data} ${tipo}`)) ?? [];
    const units = new Set(
      [...(await provinces(da)), ...(await provinces('2006-06-01')), ...(await provinces('2016-06-01')), ...(await provinces(a))].map(
        ({ id }) => id,
      ),
    );
    const shown = new Set<string>();
    for (const id of units) {
      const { dati } = await get<Elenco<Variazione>>(`/api/v1/unita/${id}/variazioni?per_pagina=10000`);
      for (const change of dati)
        if (change.id === id && change.data > da && change.data <= a) shown.add(`${id} ${change.data} ${change.tipo}`);
    }
    expect([...new Set(compared)].sort()).toEqual([...shown].sort());
  });
});
