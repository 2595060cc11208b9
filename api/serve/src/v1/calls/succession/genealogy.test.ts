import { ENGINES } from '@territori/api-testing';
import { useApp } from '@territori/api-testing/testApp';
import type { Elenco, Genealogia, Unita } from '@territori/wire/v1';
import { describe, expect, it } from 'vitest';

describe.each(ENGINES)('the page of a unit, on %s', (engine) => {
  const api = useApp(engine);

  const get = async <T>(address: string) => (await api.get(`/api/v1${address}`)).json() as T;
  const idOf = async (name: string) => (await get<Elenco<Unita>>(`/unita?q=${name}&sempre=1&livello=comune`)).dati[0]?.id;
  const genealogyOf = async (name: string, more = '') => get<Genealogia>(`/unita/${await idOf(name)}/genealogia${more}`);
  const namesOf = ({ unita }: Genealogia, generation: number) =>
    unita.filter(({ generazione }) => generazione === generation).map(({ denominazione }) => denominazione);

  it('names what merged into Valsamoggia, each whole, on the first day of 2014', async () => {
    const genealogy = await genealogyOf('valsamoggia');
    expect(namesOf(genealogy, -1)).toEqual(['Bazzano', 'Castello di Serravalle', 'Crespellano', 'Monteveglio', 'Savigno']);
    expect(genealogy.passaggi.filter(({ data }) => data === '2014-01-01')).toHaveLength(5);
    expect(genealogy.passaggi.every(({ totale }) => totale)).toBe(true);
    expect(genealogy).toMatchObject({ altre_dopo: false });
  });

  it('leads from Crespellano on to Valsamoggia, and no further', async () => {
    const genealogy = await genealogyOf('crespellano');
    expect(namesOf(genealogy, 1)).toEqual(['Valsamoggia']);
    expect(namesOf(genealogy, 2)).toEqual([]);
  });

  it('gives each time at which Baranzate existed', async () => {
    const { unita } = await genealogyOf('baranzate');
    const own = unita.find(({ generazione }) => generazione === 0);
    expect(own?.periodi).toEqual([
      { valido_dal: '1861-03-17', valido_al: '1869-05-01' },
      { valido_dal: '2001-12-12', valido_al: '2003-03-06' },
      { valido_dal: '2004-06-08', valido_al: null },
    ]);
  });

  it('says that there are more generations than asked for, and gives them when asked', async () => {
    const one = await genealogyOf('milano', '?generazioni=1');
    expect(one.altre_prima).toBe(true);
    const many = await genealogyOf('milano', '?generazioni=10');
    expect(many.altre_prima).toBe(false);
    expect(many.unita.length).toBeGreaterThan(one.unita.length);
  });

  it('is 404 for an unknown unit', async () => {
    for (const call of ['genealogia', 'dimensioni']) expect((await api.get(`/api/v1/unita/5/${call}`)).statusCode).toBe(404);
  });

  it('gives population and area with their years', async () => {
    const { dati } = await get<Elenco<Record<string, unknown>>>(`/unita/${await idOf('valsamoggia')}/dimensioni`);
    expect(dati.length).toBeGreaterThan(0);
    for (const size of dati) expect(size.popolazione === null || size.anno_censimento !== null).toBe(true);
  });
});
