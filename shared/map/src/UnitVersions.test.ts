import { expect, it } from 'vitest';
import { fiveUnits } from './map.fixture.ts';
import { CAPITAL, UnitVersions } from './UnitVersions.ts';

it('knows the units that got another name after a day and up to another', () => {
  const { versioni } = fiveUnits;
  const units = new UnitVersions({
    ...fiveUnits,
    versioni: { ...versioni, denominazione: ['Alfa', 'Bèta', 'Bèta Nuova', 'Gamma', 'Delta', 'Epsilon'] },
  });
  const renamed = (first: string, last: string) => units.renamedBetween(first, last).map(({ id, name, from }) => [id, name, from]);
  expect(renamed('1900-01-01', '1950-01-01')).toEqual([[2, 'Bèta Nuova', '1950-01-01']]);
  expect(renamed('1950-01-01', '1960-01-01')).toEqual([]);
});

it('knows the units that got another code after a day and up to another', () => {
  const units = new UnitVersions(fiveUnits);
  const recoded = (first: string, last: string) => units.recodedBetween(first, last).map(({ id, code, from }) => [id, code, from]);
  expect(recoded('1900-01-01', '1950-01-01')).toEqual([[2, 'B2', '1950-01-01']]);
  expect(recoded('1950-01-01', '1960-01-01')).toEqual([]);
});

it('counts a unit as a capital on the days on which it belongs to the upper unit of the last day', () => {
  const { versioni } = fiveUnits;
  const units = new UnitVersions({ ...fiveUnits, capoluogo: [0, 1, 0, 0, 0], versioni: { ...versioni, superiore: [0, 1, 0, 1, 1, 1] } });
  const importance = (day: string) => units.on(day).states.find(({ id }) => id === 2)?.importance;
  expect([importance('1949-12-31'), importance('1950-01-01')]).toEqual([0, CAPITAL]);
});

it('counts what happened in a region of today alone, to units that lie in two of them in each', () => {
  const units = new UnitVersions({ ...fiveUnits, regioni: [['01'], ['01'], ['02'], ['01', '02'], ['01', '02']] });
  expect([...units.changesIn('01').keys()].sort()).toEqual(['1900-01-01', '1950-01-01']);
  expect([...units.changesIn('02').keys()]).toEqual(['1900-01-01']);
  expect([...units.changesIn('03').keys()]).toEqual([]);
});

it('counts units that a region had later than the country as new ones', () => {
  const { versioni } = fiveUnits;
  const units = new UnitVersions({ ...fiveUnits, versioni: { ...versioni, dal: [0, 0, 2, 1, 0, 0] } });
  expect(units.changesIn('02').get('1900-01-01')).toMatchObject({ nata: 1 });
});

it('knows no regions in an edition that an earlier version loaded', () => {
  const { regioni: _, ...earlier } = fiveUnits;
  const units = new UnitVersions(earlier);
  expect([units.knowRegions, units.isIn(1, '01')]).toEqual([false, false]);
  const known = new UnitVersions(fiveUnits);
  expect([known.knowRegions, known.isIn(1, '01'), known.isIn(1, '02'), known.isIn(4, '02'), known.isIn(null, '01')]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});
