import { useApp } from '@territori/api-testing/testApp';
import { describe, expect, it } from 'vitest';

describe('the units', () => {
  const api = useApp('pglite');
  const rows = async (parameters: string) => (await api.get(`/api/v1/unita?per_pagina=10000&${parameters}`)).json().dati;
  const names = async (parameters: string) => (await rows(parameters)).map(({ denominazione }: { denominazione: string }) => denominazione);

  it('of a province on a day', async () => {
    const found = await rows('livello=comune&provincia=TN&data=2009-01-01');
    expect(found).toHaveLength(223);
    expect(found[0]).toMatchObject({
      livello: 'comune',
      provincia: { codice: '022', denominazione: 'Trento', sigla: 'TN' },
      regione: { codice: '04' },
      certezza: 'dichiarato',
    });
    expect(await rows('livello=comune&provincia=022&data=2009-01-01')).toHaveLength(223);
    expect(await rows('livello=comune&provincia=trento&data=2009-01-01')).toHaveLength(223);
  });

  it.each([
    ['comune', 7896],
    ['uts', 107],
    ['regione', 20],
    ['ripartizione', 5],
  ])('of level %s on 2025-01-01 are %i', async (level, number) => {
    expect(await rows(`livello=${level}&data=2025-01-01`)).toHaveLength(number);
  });

  it('have their fixed fields first', async () => {
    const [found] = await rows('codice=022205&data=2025-01-01');
    expect(Object.keys(found).slice(0, 14)).toEqual([
      'id',
      'livello',
      'codice',
      'denominazione',
      'denominazione_altra',
      'codice_catastale',
      'provincia',
      'regione',
      'ripartizione',
      'valido_dal',
      'valido_al',
      'certezza',
      'fonte',
      'codice_uts',
    ]);
  });

  it('that ended are found by name at all times only', async () => {
    expect(await names('q=crespellano&data=2025-01-01')).toEqual([]);
    expect(await names('q=crespellano&sempre=1')).toContain('Crespellano');
  });

  it('of a level at all times are in their last state, also those that ended', async () => {
    const found = await rows('livello=uts&sempre=1');
    expect(new Set(found.map(({ livello }: { livello: string }) => livello))).toEqual(new Set(['uts']));
    expect(new Set(found.map(({ id }: { id: number }) => id)).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(107);
  });

  it.each([
    ['codice_catastale=L378&data=2025-01-01', ['Trento']],
    ['codice=022205,021008&data=2025-01-01', ['Bolzano/Bozen', 'Trento']],
    ['nuts=ITH20&livello=uts&data=2025-01-01', ['Trento']],
    ['sigla=AO&livello=uts&data=2025-01-01', ["Valle d'Aosta/Vallée d'Aoste"]],
  ])('are found by %s', async (parameters, expected) => {
    expect((await names(parameters)).sort()).toEqual(expected);
  });

  it('keep their id when the code changes', async () => {
    const [before] = await rows('codice=092009&data=2010-01-01&livello=comune');
    const after = (await api.get(`/api/v1/unita/${before.id}?data=2025-01-01`)).json();
    expect([before.denominazione, before.codice, after.codice, after.denominazione]).toEqual(['Cagliari', '092009', '092009', 'Cagliari']);
    const province = (await api.get(`/api/v1/unita/${before.provincia.id}?data=2025-01-01`)).json();
    expect(province).toMatchObject({ livello: 'uts', codice: '092', codice_uts: '292' });
  });

  it('have no plate on a day before 1927, also where their state goes on after it', async () => {
    const plates = async (query: string) => {
      const units = (await rows(query)) as { sigla: string | null; provincia: { sigla: string | null } | null }[];
      return new Set(units.map(({ sigla, provincia }) => provincia?.sigla ?? sigla));
    };
    for (const day of ['1861-03-17', '1900-01-01', '1926-12-31']) {
      expect(await plates(`livello=comune&data=${day}`)).toEqual(new Set([null]));
      expect(await plates(`livello=uts&data=${day}`)).toEqual(new Set([null]));
      expect(await rows(`livello=comune&data=${day}&sigla=TO`)).toEqual([]);
      expect((await rows(`livello=comune&data=${day}&provincia=TO`)).length).toBeGreaterThan(400);
    }
    expect((await plates('livello=uts&data=1931-04-21')).size).toBe(92);
    const [aglie] = await rows('livello=comune&data=1900-01-01&q=aglie');
    const unit = (await api.get(`/api/v1/unita/${aglie.id}?data=1900-01-01`)).json();
    expect(unit.provincia).toMatchObject({ denominazione: 'Torino', sigla: null });
  });
});
