import { expect, it } from 'vitest';
import { fiveUnits } from './map.fixture.ts';
import { UnitVersions } from './UnitVersions.ts';
import { touchedUnits, unitChanges } from './unitChanges.ts';

it('counts what happened to the units of each day once, by the weightiest change', () => {
  expect([...new UnitVersions(fiveUnits).changesIn(null)]).toEqual([
    ['1950-01-01', { nata: 0, estinta: 0, provincia: 0, nome: 0, codice: 1 }],
    ['1900-01-01', { nata: 0, estinta: 1, provincia: 0, nome: 0, codice: 0 }],
  ]);
});

it('counts a name that may have changed between two censuses on the day from which it is sure', () => {
  const state = { id: 1, code: '071', importance: 0, upper: null };
  const changes = unitChanges([
    { ...state, name: 'Capitanata', from: '1861-03-17', to: '1872-01-01' },
    { ...state, name: 'Capitanata o Foggia (nome tra il 1871 e il 1881)', from: '1872-01-01', to: '1881-12-31' },
    { ...state, name: 'Foggia', from: '1881-12-31', to: null },
  ]);
  expect([...changes]).toEqual([['1881-12-31', { nata: 0, estinta: 0, provincia: 0, nome: 1, codice: 0 }]]);
});

it('knows a unit that is founded again, and one whose name and upper unit change in a day', () => {
  const state = { code: 'A', name: 'Alfa', importance: 0, upper: 10 };
  const changes = unitChanges([
    { ...state, id: 1, from: '1861-03-17', to: '1927-01-12' },
    { ...state, id: 1, from: '1947-05-01', to: '1960-01-01' },
    { ...state, id: 1, name: 'Alfa Nuova', upper: 11, from: '1960-01-01', to: null },
    { ...state, id: 2, upper: null, from: '1861-03-17', to: '1948-01-01' },
    { ...state, id: 2, from: '1948-01-01', to: null },
  ]);
  expect(changes.get('1927-01-12')).toMatchObject({ estinta: 1, nata: 0 });
  expect(changes.get('1947-05-01')).toMatchObject({ nata: 1 });
  expect(changes.get('1960-01-01')).toEqual({ nata: 0, estinta: 0, provincia: 1, nome: 0, codice: 0 });
  // the region above a province was not known before
  expect(changes.has('1948-01-01')).toBe(false);
  expect([...changes.values()].map(touchedUnits)).toEqual([1, 1, 1]);
});
