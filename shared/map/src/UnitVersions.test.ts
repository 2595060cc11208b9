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
