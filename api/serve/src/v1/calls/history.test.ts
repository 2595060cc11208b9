import { useApp } from '@territori/api-testing/testApp';
import { describe, expect, it } from 'vitest';

const VALSAMOGGIA = 10370610;
const CRESPELLANO = 10370230;

type Row = Record<string, unknown>;

describe('what happened', () => {
  const api = useApp('pglite');
  const list = async (url: string): Promise<Row[]> => {
    const answer = await api.get(`/api/v1${url}${url.includes('?') ? '&' : '?'}per_pagina=10000`);
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
    return answer.json().dati;
  };
  const of = (rows: Row[], field: string) => rows.map((row) => row[field]);

  describe('to a unit', () => {
    it('has a state for each time in which code, name and province were the same', async () => {
      const states = await list(`/unita/${CRESPELLANO}/versioni`);
      expect(states[0]).toMatchObject({ valido_dal: '1861-03-17', denominazione: 'Crespellano' });
      expect(states.at(-1)).toMatchObject({ valido_al: '2014-01-01' });
      for (const [place, state] of states.entries())
        if (place > 0) expect(String(state.valido_dal) >= String(states[place - 1]?.valido_al)).toBe(true);
    });

    it('names the other units', async () => {
      const changes = await list(`/unita/${VALSAMOGGIA}/variazioni`);
      const names = of(
        changes.filter(({ tipo, id }) => tipo === 'ES' && id !== VALSAMOGGIA),
        'denominazione',
      );
      expect(names).toEqual(['Bazzano', 'Castello di Serravalle', 'Crespellano', 'Monteveglio', 'Savigno']);
      expect(changes.find(({ tipo }) => tipo === 'CS')).toMatchObject({ data: '2014-01-01', codice: '037061', certezza: 'dichiarato' });
      expect(String(changes.find(({ tipo }) => tipo === 'CS')?.descrizione)).toMatch(/^Nasce il comune di Valsamoggia \(037061\)/);
    });

    it('leads to where its territory is', async () => {
      expect(await list(`/unita/${CRESPELLANO}/destini?data=2025-01-01`)).toMatchObject([
        {
          id: VALSAMOGGIA,
          codice: '037061',
          denominazione: 'Valsamoggia',
          relazione: 'n:1',
          peso_popolazione: 1,
          peso_superficie: 1,
          motivo: null,
        },
      ]);
      expect(of(await list(`/unita/${CRESPELLANO}/destini?data=2000-01-01`), 'denominazione')).toEqual(['Crespellano']);
    });

    it('leads back to what it was', async () => {
      const parts = await list(`/unita/${VALSAMOGGIA}/origini`);
      expect(of(parts, 'denominazione').sort()).toEqual(['Bazzano', 'Castello di Serravalle', 'Crespellano', 'Monteveglio', 'Savigno']);
      expect(of(parts, 'relazione')).toEqual(['1:n', '1:n', '1:n', '1:n', '1:n']);
    });

    it('adds the unit that was founded with a part of it', async () => {
      const [trapani] = await list('/unita?codice=081021&data=2020-01-01&livello=comune');
      const now = await list(`/unita/${trapani?.id}/destini?da=2020-01-01&data=2025-01-01`);
      expect(of(now, 'denominazione').sort()).toEqual(['Misiliscemi', 'Trapani']);
      expect(of(now, 'relazione')).toEqual(['1:n', '1:n']);
      const [misiliscemi] = await list('/unita?codice=081025&data=2025-01-01&livello=comune');
      expect(await list(`/unita/${misiliscemi?.id}/origini?data=2020-01-01`)).toMatchObject([
        { denominazione: 'Trapani', relazione: 'n:1', peso_popolazione: 1 },
      ]);
    });

    it('refuses the other direction, with the call that answers', async () => {
      const answer = await api.get(`/api/v1/unita/${VALSAMOGGIA}/destini?data=2000-01-01`);
      expect([answer.statusCode, answer.json().codice]).toEqual([400, 'parametri_incompatibili']);
      expect(answer.json().detail).toContain('/origini');
    });
  });

  describe('to a code', () => {
    it('is each unit that had it, with its days', async () => {
      const had = await list('/codici/092119');
      expect(had.map(({ denominazione, valido_dal, valido_al }) => [denominazione, valido_dal, valido_al])).toMatchInlineSnapshot(`
        [
          [
            "Senis",
            "1861-03-17",
            "1974-08-20",
          ],
          [
            "Sadali",
            "2006-01-01",
            "2016-04-28",
          ],
        ]
      `);
    });
    it('is a cadastral code too', async () => {
      expect(of(await list('/codici/L378'), 'denominazione')).toContain('Trento');
      expect(await list('/codici/ZZZZ')).toEqual([]);
    });
    it('without its zeros is refused in words that name them', async () => {
      const answer = await api.get('/api/v1/codici/92119');
      expect(answer.statusCode).toBe(400);
      expect(answer.json().detail).toMatch(/^codice: '92119' non è un codice Istat.*con gli zeri iniziali\.$/);
      expect(await list('/codici/999999')).toEqual([]);
    });
    it('of two provinces, by their two systems', async () => {
      const had = await list('/codici/292');
      expect(had).toMatchObject([{ tipo_codice: 'uts', denominazione: 'Cagliari' }]);
    });
  });

  describe('in a period', () => {
    it('is every change, first and last day included', async () => {
      const all = await list('/variazioni?dal=2014-01-01&al=2014-12-31');
      expect(new Set(of(all, 'data').map((day) => String(day).slice(0, 4)))).toEqual(new Set(['2014']));
      const ofDay = await list('/variazioni?dal=2014-01-01&al=2014-01-01&tipo=CS&livello=comune');
      expect(new Set(of(ofDay, 'denominazione')).size).toBe(14);
      expect(await list('/variazioni?dal=2014-01-02&al=2014-01-31&tipo=CS&livello=comune&provincia=BO')).toEqual([]);
    });
    it('by kind, region, province and unit', async () => {
      const founded = await list('/variazioni?dal=2014-01-01&al=2014-12-31&tipo=cs&regione=Emilia-Romagna&livello=comune');
      expect([...new Set(of(founded, 'denominazione'))].sort()).toEqual(['Fiscaglia', 'Poggio Torriana', 'Sissa Trecasali', 'Valsamoggia']);
      expect(new Set(of(await list('/variazioni?dal=2014-01-01&al=2014-12-31&tipo=CS&provincia=BO&livello=comune'), 'id'))).toEqual(
        new Set([VALSAMOGGIA]),
      );
      expect((await list(`/variazioni?unita=${CRESPELLANO}`)).at(-1)).toMatchObject({ data: '2014-01-01' });
    });
    it.each([
      ['dal=2015-01-01&al=2014-01-01', 'parametri_incompatibili'],
      ['tipo=XX', 'parametro_non_valido'],
      ['unita=7', 'unita_inesistente'],
    ])('refuses %s', async (parameters, codice) => {
      expect((await api.get(`/api/v1/variazioni?${parameters}`)).json().codice).toBe(codice);
    });
  });
});
