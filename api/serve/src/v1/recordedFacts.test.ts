import { recordRows } from '@territori/api-testing/recordRows';
import { useApp } from '@territori/api-testing/testApp';
import { NAMES_BY_ACT } from '@territori/history/territory/provincesAndRegions/namesByAct';
import { groupBy } from '@territori/traduzione/groupBy';
import { censusDay } from '@territori/traduzione/storia';
import type { Corrispondenza } from '@territori/wire/v1/corrispondenza';
import type { Dimensione } from '@territori/wire/v1/dimensione';
import type { Variazione } from '@territori/wire/v1/variazione';
import { describe, expect, it } from 'vitest';

const [VALSAMOGGIA, CRESPELLANO] = [10370610, 10370230];

describe('the record', () => {
  const api = useApp('pglite');

  const lines = async <Row>(url: string): Promise<Row[]> =>
    (await api.get(`/api/v1${url}&formato=jsonl`)).body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const pairs = (da: string, a: string) => lines<Corrispondenza>(`/corrispondenze?da=${da}&a=${a}&livello=comune`);
  const sizesOf = async (id: number): Promise<Dimensione[]> => (await api.get(`/api/v1/unita/${id}/dimensioni`)).json().dati;

  describe('weights', () => {
    it('of the parts of Valsamoggia are their people and their area in those of all five, by one census', async () => {
      const parts = (await pairs('2015-01-01', '2013-01-01')).filter(({ id_da }) => id_da === VALSAMOGGIA);
      expect(parts).toHaveLength(5);
      for (const [weight, year, figure, figureYear] of [
        ['peso_popolazione', 'anno_popolazione', 'popolazione', 'anno_censimento'],
        ['peso_superficie', 'anno_superficie', 'superficie', 'anno_superficie'],
      ] as const) {
        const figures = await Promise.all(
          parts.map(async (part) => (await sizesOf(part.id_a as number)).find((size) => size[figureYear] === part[year])?.[figure] ?? null),
        );
        const total = figures.reduce((sum: number, value) => sum + Number(value), 0);
        for (const [place, part] of parts.entries()) {
          expect(part[weight], `${part.denominazione_a} ${weight}`).toBeCloseTo(Number(figures[place]) / total, 9);
        }
      }
      expect(new Set(parts.map(({ anno_popolazione }) => anno_popolazione)).size).toBe(1);
    });

    it.each([
      ['2025-01-01', '1991-10-20'],
      ['2025-01-01', '2012-01-01'],
      ['2020-01-01', '2001-01-01'],
    ])('from %s back to %s rest on the census nearest before the change, or are null', async (da, a) => {
      const rows = await pairs(da, a);
      const merged = groupBy(
        rows.filter(({ relazione }) => relazione === '1:n'),
        ({ id_da }) => id_da,
      );
      const known = new Map<number, Dimensione[]>();
      for (const [id, sizes] of groupBy(
        await api.database.read<{ id: number; popolazione: number | null; anno: number | null }>(
          'select unita_id as id, popolazione_legale as popolazione, anno_censimento as anno from dimensione',
        ),
        ({ id }) => id,
      ))
        known.set(
          id,
          sizes.map(({ popolazione, anno }) => ({ popolazione, anno_censimento: anno }) as Dimensione),
        );
      let weighed = 0;
      for (const parts of merged.values()) {
        const weights = parts.flatMap(({ peso_popolazione }) => peso_popolazione ?? []);
        if (weights.length === 0) continue;
        // where one thing happened to all parts, its day is the one before which the census was
        if (new Set(parts.flatMap(({ date_eventi }) => date_eventi)).size !== 1) continue;
        weighed += 1;
        // all parts or none, by one census, and they add up
        expect(weights).toHaveLength(parts.length);
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        const [year, ...others] = new Set(parts.map(({ anno_popolazione }) => anno_popolazione));
        expect(others).toEqual([]);
        const first = parts[0]?.date_eventi[0] ?? '';
        expect((censusDay(year as number) ?? '') < first, `${parts[0]?.denominazione_da}: ${year} before ${first}`).toBe(true);
        // no later census before the change has figures of every part
        const later = [...(known.get(parts[0]?.id_a ?? 0) ?? [])].flatMap(({ anno_censimento }) => anno_censimento ?? []);
        for (const census of later.filter((one) => one > (year as number) && (censusDay(one) ?? '9999') < first))
          expect(
            parts.every(({ id_a }) => known.get(id_a ?? 0)?.some((size) => size.anno_censimento === census)),
            String(census),
          ).toBe(false);
      }
      expect(weighed).toBeGreaterThan(0);
    });

    it('are there for every merger whose parts all have figures of one census before it', async () => {
      const rows = await pairs('2025-01-01', '2011-10-10');
      const merged = [
        ...groupBy(
          rows.filter(({ relazione }) => relazione === '1:n'),
          ({ id_da }) => id_da,
        ).values(),
      ];
      const missing: string[] = [];
      for (const parts of merged) {
        // each part passed to it whole and alone
        if (!parts.every(({ id_a }) => rows.filter((row) => row.id_a === id_a).length === 1)) continue;
        const figures = await Promise.all(parts.map(({ id_a }) => sizesOf(id_a as number)));
        const counted = figures.every((sizes) =>
          sizes.some(({ anno_censimento, popolazione }) => anno_censimento === 2011 && popolazione !== null),
        );
        if (counted && parts.some(({ peso_popolazione }) => peso_popolazione === null)) missing.push(parts[0]?.denominazione_da ?? '');
      }
      expect(merged.length).toBeGreaterThan(50);
      expect(missing).toEqual([]);
    });
  });

  describe('a day', () => {
    /** A name without its accents, and in Italian where it has two: the lists of the censuses write both in their own way. */
    const spelled = (name: string) => (name.split(/ - |\//)[0] ?? '').normalize('NFD').replace(/[\p{M}\p{Cc}']/gu, '');
    type Province = { codice: string; denominazione: string; sigla: string | null };
    const on = async <Row>(day: string, level: string): Promise<{ totale: number; dati: Row[] }> =>
      (await api.get(`/api/v1/unita?data=${day}&livello=${level}&per_pagina=200`)).json();

    it.each([
      ['1861-03-17', 7720, 59],
      ['1921-12-01', 9202, 71],
      ['1931-04-21', 7310, 92],
      ['1951-11-04', 7812, 92],
      ['1991-10-20', 8100, 95],
      ['2026-03-01', 7894, 110],
    ])('%s has %i municipalities and %i provinces, with the names of the time', async (day, municipalities, provinces) => {
      expect((await on(day, 'comune')).totale).toBe(municipalities);
      const { totale, dati } = await on<Province>(day, 'uts');
      expect([totale, dati.length]).toEqual([provinces, provinces]);
      const census = (await recordRows('province_storiche')).filter(({ anno }) => anno === day.slice(0, 4));
      // of 2026 there is no census, and that of 1931 lists none of the three provinces that were ceded
      const listed = dati.filter(({ codice }) => census.some(({ cod_prov }) => cod_prov === codice));
      // acts gave two provinces other names than the list of the censuses, which was compiled later
      const byAct = (code = '') => NAMES_BY_ACT.find((act) => act.code === code && act.inPlaceOf.includes(Number(day.slice(0, 4))))?.name;
      const named = census.map(({ cod_prov, den_prov = '' }) => `${cod_prov} ${spelled(byAct(cod_prov) ?? den_prov)}`);
      expect(listed.map(({ codice, denominazione }) => `${codice} ${spelled(denominazione)}`).sort()).toEqual(named.sort());
    });

    it.each([
      ['1861-03-17', 'Girgenti', null],
      ['1861-03-17', 'Terra del Lavoro', null],
      ['1931-04-21', 'Agrigento', 'AG'],
      ['1931-04-21', 'Fiume', 'FU'],
      ['1931-04-21', 'Zara', 'ZA'],
      ['1951-11-04', 'Massa-Carrara', 'MS'],
      ['2026-03-01', 'Gallura Nord-Est Sardegna', 'OT'],
    ])('%s has the province of %s with the plate of the time: %s', async (day, name, plate) => {
      const { dati } = await on<Province>(day, 'uts');
      expect(dati.find(({ denominazione }) => denominazione === name)?.sigla).toBe(plate);
    });

    it('has a municipality under its name and in the province of the time', async () => {
      type Municipality = { denominazione: string; provincia: Province };
      const named = async (day: string, code: string) => {
        const { dati } = (await api.get(`/api/v1/unita?data=${day}&livello=comune&codice=${code}`)).json() as { dati: Municipality[] };
        return dati.map(({ denominazione, provincia }) => `${denominazione}: ${provincia.denominazione} ${provincia.sigla}`);
      };
      expect(await named('1861-03-17', '084001')).toEqual(['Girgenti: Girgenti null']);
      expect(await named('1931-04-21', '084001')).toEqual(['Agrigento: Agrigento AG']);
      expect(await named('1931-04-21', '007805')).toEqual(['Agliè: Aosta AO']);
      expect(await named('1931-04-21', '702731')).toEqual(['Pola: Pola PL']);
    });
  });

  describe('a unit', () => {
    type State = { valido_dal: string; valido_al: string | null; denominazione: string; provincia: { denominazione: string } | null };
    const statesOf = async (id: number): Promise<State[]> => (await api.get(`/api/v1/unita/${id}/versioni`)).json().dati;

    it('shows the province under each name that it had meanwhile, one row for each', async () => {
      const states = (await statesOf(10840010)).map((row) => `${row.valido_dal} ${row.denominazione}: ${row.provincia?.denominazione}`);
      expect(states.slice(0, 4)).toEqual([
        '1861-03-17 Girgenti: Girgenti',
        '1921-12-02 Girgenti: Girgenti o Agrigento (nome tra il 1921 e il 1931)',
        '1927-07-27 Agrigento: Girgenti o Agrigento (nome tra il 1921 e il 1931)',
        '1931-04-21 Agrigento: Agrigento',
      ]);
    });

    it('is explained, where a source says that something changed and not what, by what became of others on that day', async () => {
      const changes: Variazione[] = (await api.get('/api/v1/unita/10810210/variazioni')).json().dati;
      const on = changes.filter(({ data, tipo, id }) => data === '1868-08-25' && tipo === null && id === 10810210);
      expect(on).toMatchObject([
        {
          descrizione: 'Il comune di Trapani (081021) acquisisce il territorio di Xitta (081801).',
          collegata: 'unità',
          codice_collegato: '081801',
          certezza_collegata: 'dichiarato',
        },
      ]);
      const unexplained = changes.filter(({ data, tipo }) => data === '1936-02-12' && tipo === null);
      expect(unexplained).toMatchObject([{ collegata: 'non nota', id_collegata: null }]);
    });
  });

  describe('the source', () => {
    it('of what happened to municipalities is the list that declares it', async () => {
      const changes = await lines<Variazione>('/variazioni?dal=2014-01-01&al=2014-01-01&livello=comune');
      const source = (id: number, tipo: string) => changes.find((change) => change.id === id && change.tipo === tipo)?.fonte;
      expect([source(VALSAMOGGIA, 'CS'), source(CRESPELLANO, 'ES')]).toEqual(['report_129', 'report_128']);
    });

    it('is named for every change and every unit', async () => {
      const changes = await lines<Variazione>('/variazioni?dal=1861-03-17&al=2026-05-11&livello=comune');
      const sources = new Map([...groupBy(changes, ({ fonte }) => fonte)].map(([fonte, own]) => [fonte, own.length]));
      expect([...sources.keys()].sort()).toEqual(
        ['report_128', 'report_129', 'report_98', 'tabella_ricodifiche', 'vocabolario_comuni'].filter((one) => sources.has(one as never)),
      );
      for (const fonte of ['report_128', 'report_129', 'vocabolario_comuni'] as const)
        expect(sources.get(fonte) ?? 0).toBeGreaterThan(1000);
      // what a list declares is declared, what follows from the vocabulary is not
      expect(new Set(changes.filter(({ fonte }) => fonte === 'report_128').map(({ certezza }) => certezza))).toEqual(
        new Set(['dichiarato']),
      );
      const units = await lines<{ fonte: string | null }>('/unita?data=2025-01-01&campi=fonte');
      expect(new Set(units.map(({ fonte }) => fonte))).toEqual(new Set(['vocabolario_comuni']));
    });
  });
});
