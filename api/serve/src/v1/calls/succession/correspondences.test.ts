import { TODAY, useApp } from '@territori/api-testing/testApp';
import { v1Answers } from '@territori/api-testing/v1Answers';
import type { Confronto } from '@territori/wire/v1/confronto';
import type { Corrispondenza } from '@territori/wire/v1/corrispondenza';
import { LEVELS } from '@territori/wire/v1/values';
import { describe, expect, it } from 'vitest';

const [VALSAMOGGIA, CRESPELLANO] = [10370610, 10370230];

describe('two days beside each other', () => {
  const api = useApp('pglite');
  const { get, pairs } = v1Answers(api);

  describe('as a correspondence', () => {
    it('has the pairs of a province, of a region or of codes, on either of the two days', async () => {
      const whole = await pairs('2009-01-01', '2025-01-01');
      const ids = async (parameters: string) =>
        (await get(`/corrispondenze?da=2009-01-01&a=2025-01-01&livello=comune&per_pagina=10000&${parameters}`)).dati;
      const trento = await ids('provincia=Trento');
      expect(trento).toEqual(whole.filter(({ codice_da, codice_a }) => codice_da?.startsWith('022') || codice_a?.startsWith('022')));
      const before = trento.filter(({ codice_da }: Corrispondenza) => codice_da?.startsWith('022'));
      expect(new Set(before.map(({ id_da }: Corrispondenza) => id_da)).size).toBe(223);
      // seven municipalities went from the Marche to Emilia-Romagna, and stand with both
      const [marche, emilia] = [await ids('regione=11'), await ids('regione=08')];
      const montefeltro = marche.filter(({ id_da }: Corrispondenza) => emilia.some((row: Corrispondenza) => row.id_da === id_da));
      expect(montefeltro.map(({ denominazione_a }: Corrispondenza) => denominazione_a)).toContain('San Leo');
      expect((await ids('codice=037023,022205')).map(({ denominazione_da }: Corrispondenza) => denominazione_da).sort()).toEqual([
        'Crespellano',
        'Trento',
      ]);
    });

    it('is sorted by the codes of the first day, and by those of the second where there is none', async () => {
      const keys = (await pairs('2009-01-01', '2025-01-01')).map(({ codice_da, codice_a }) => `${codice_da ?? codice_a} ${codice_a ?? ''}`);
      expect(keys).toEqual([...keys].sort());
    });

    it('leads to today where the call does not say to which day', async () => {
      const open = await get('/corrispondenze?da=2009-01-01&livello=regione');
      expect(open.dati).toEqual((await get(`/corrispondenze?da=2009-01-01&a=${TODAY}&livello=regione`)).dati);
      expect(await get('/confronto?da=2009-01-01&livello=regione')).toMatchObject({ a: TODAY });
    });

    it('leads from the parts of a merger to it, and back by their shares', async () => {
      const [row] = (await pairs('2013-01-01', '2015-01-01')).filter(({ id_da }) => id_da === CRESPELLANO);
      expect(row).toMatchObject({
        codice_da: '037023',
        codice_a: '037061',
        denominazione_a: 'Valsamoggia',
        relazione: 'n:1',
        peso_popolazione: 1,
        peso_superficie: 1,
        date_eventi: ['2014-01-01'],
        motivo: null,
      });
      const back = (await pairs('2015-01-01', '2013-01-01')).filter(({ id_da }) => id_da === VALSAMOGGIA);
      expect(back.map(({ denominazione_a, relazione }) => [denominazione_a, relazione])).toEqual([
        ['Bazzano', '1:n'],
        ['Castello di Serravalle', '1:n'],
        ['Crespellano', '1:n'],
        ['Monteveglio', '1:n'],
        ['Savigno', '1:n'],
      ]);
      const weights = back.map(({ peso_popolazione }) => peso_popolazione);
      const known = weights.filter((weight) => weight !== null);
      // all parts have a figure of one census, or none has a weight
      expect([0, 5]).toContain(known.length);
      if (known.length === 5) expect(known.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
    });

    it('adds the pair of a foundation that took territory, and none for an exchange', async () => {
      const rows = (await pairs('2020-01-01', '2025-01-01')).filter(({ denominazione_da }) => denominazione_da === 'Trapani');
      expect(rows.map(({ denominazione_a, relazione }) => `${denominazione_a} ${relazione}`).sort()).toEqual([
        'Misiliscemi 1:n',
        'Trapani 1:n',
      ]);
      const unchanged = (await pairs('2024-01-01', '2025-01-01')).filter(({ id_da, id_a }) => id_da !== id_a);
      for (const { relazione } of unchanged) expect(relazione).not.toBe('1:1');
    });

    it('gives the reason where a side is missing', async () => {
      const reasons = (rows: Corrispondenza[]) => new Set(rows.flatMap(({ motivo }) => motivo ?? []));
      // where no list of the units ceded is loaded, nobody says where Zara went
      const lost = (await pairs('1936-01-01', '1950-01-01')).filter(
        ({ denominazione_da, codice_a }) => denominazione_da === 'Zara' && codice_a === null,
      );
      expect(lost).toHaveLength(1);
      expect(['ceduta_a_stato_estero', 'senza_destino_noto']).toContain(lost[0]?.motivo);
      expect(reasons(await pairs('1865-01-01', '1880-01-01')).has('annessa_da_stato_estero')).toBe(true);
      expect([...reasons(await pairs('1930-01-01', '1960-01-01', 'regione'))]).toEqual(['prima_validita']);
    });

    it('of provinces follows from their municipalities', async () => {
      const rows = (await pairs('2003-01-01', '2025-01-01', 'uts')).filter(({ denominazione_da }) =>
        denominazione_da?.startsWith('Milano'),
      );
      expect(rows.map(({ denominazione_a, relazione }) => `${denominazione_a} ${relazione}`).sort()).toEqual([
        expect.stringMatching(/^Milano 1:n$/),
        expect.stringMatching(/^Monza.*1:n$/),
      ]);
    });

    it('asks for the first day', async () => {
      const answer = await api.get('/api/v1/corrispondenze?a=2000-01-01');
      expect([answer.statusCode, answer.json().codice, answer.json().parametro]).toEqual([400, 'parametro_mancante', 'da']);
    });
  });

  describe('as a comparison', () => {
    it('says that a unit took territory over where the sources name no kind of change', async () => {
      const { livelli } = (await get('/confronto?da=1921-12-01&a=1936-04-21&livello=comune')) as { livelli: Confronto[] };
      const unnamed = livelli[0]?.variazioni.find(({ tipo, effetto }) => tipo === null && effetto === 0)?.unita ?? [];
      // what the others did is in no source
      expect(unnamed.filter(({ territorio }) => territorio === 'acquisito').length).toBeGreaterThan(600);
      // Crescenzago and eleven other municipalities became part of it in 1923
      expect(unnamed.find(({ denominazione, data }) => denominazione === 'Milano' && data.startsWith('1923'))).toMatchObject({
        territorio: 'acquisito',
      });
    });

    it('says in which regions of the last day the territory of each unit lies', async () => {
      const { livelli } = (await get('/confronto?da=1940-01-01&a=2024-12-10')) as { livelli: Confronto[] };
      const regionsOf = (level: string, name: string) => [
        ...new Set(
          livelli
            .filter(({ livello }) => livello === level)
            .flatMap(({ variazioni }) => variazioni)
            .flatMap(({ unita }) => unita)
            .filter(({ denominazione }) => denominazione === name)
            .flatMap(({ regioni }) => regioni),
        ),
      ];
      // it went from the Marche to Emilia-Romagna
      expect(regionsOf('comune', 'San Leo')).toEqual(['08']);
      // it was founded in between, and is in Piemonte
      expect(regionsOf('uts', 'Biella')).toEqual(['01']);
      // it goes on as Abruzzo, from which Molise was founded
      expect(regionsOf('regione', 'Abruzzi e Molise')).toEqual(['13']);
      // it ended, and Giustino in Trentino-Alto Adige took it over
      expect(regionsOf('comune', 'Massimeno')).toEqual(['04']);
      // it is not in Italy any more
      expect(regionsOf('uts', 'Pola')).toEqual([]);
    });

    it('adds up from 1880-10-24 to 2024-12-10', async () => {
      const { livelli } = (await get('/confronto?da=1880-10-24&a=2024-12-10')) as { livelli: Confronto[] };
      expect(livelli.map(({ livello }) => livello)).toEqual(LEVELS);
      for (const { inizio, fine, saldo, variazioni } of livelli) {
        expect(fine - inizio).toBe(saldo);
        expect(variazioni.reduce((sum, { effetto, numero }) => sum + effetto * numero, 0)).toBe(saldo);
        for (const { numero, unita } of variazioni) expect(unita).toHaveLength(numero);
      }
    });

    it('names the units of each kind', async () => {
      const { livelli } = (await get('/confronto?da=2013-01-01&a=2014-12-31&livello=comune')) as { livelli: Confronto[] };
      const founded = livelli[0]?.variazioni.find(({ tipo, effetto }) => tipo === 'CS' && effetto === 1);
      expect(founded?.unita).toContainEqual({
        id: VALSAMOGGIA,
        codice: '037061',
        denominazione: 'Valsamoggia',
        data: '2014-01-01',
        territorio: null,
        regioni: ['08'],
      });
      const ended = livelli[0]?.variazioni.find(({ tipo, effetto }) => tipo === 'ES' && effetto === -1);
      expect(ended?.unita).toContainEqual({
        id: CRESPELLANO,
        codice: '037023',
        denominazione: 'Crespellano',
        data: '2014-01-01',
        territorio: null,
        regioni: ['08'],
      });
    });
  });
});
