import { describe, expect, it } from 'vitest';
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

describe('the units in a region of today', () => {
  const units = new UnitVersions(fiveUnits);

  const there = (region: string, day: string, orUntil = false) =>
    [1, 2, 3, 4, 5, null].filter((unit) => units.isIn(region, unit, day, orUntil));

  it('are those that lie in it on the day', () => {
    expect(there('01', '1861-03-17')).toEqual([1, 2, 4]);
    expect(there('01', '1949-12-31')).toEqual([1, 2, 4]);
    expect(there('01', '1950-01-01')).toEqual([1, 2]);
    expect(there('02', '1899-12-31')).toEqual([3, 5]);
    expect(there('02', '1900-01-01')).toEqual([3, 4, 5]);
    expect(there('03', '1861-03-17')).toEqual([]);
  });

  it('may also be those that lay in it until the day, for what happens to them on it', () => {
    expect(there('01', '1950-01-01', true)).toEqual([1, 2, 4]);
    expect(there('01', '1950-01-02', true)).toEqual([1, 2]);
  });

  it('are alone in its changes', () => {
    expect([...units.changesIn('01').keys()]).toEqual(['1950-01-01']);
    expect([...units.changesIn('02').keys()]).toEqual(['1900-01-01']);
    expect([...units.changesIn('03').keys()]).toEqual([]);
  });

  it('count as new where the region has its first unit later than the country', () => {
    const { versioni } = fiveUnits;
    const later = new UnitVersions({ ...fiveUnits, versioni: { ...versioni, dal: [0, 0, 2, 1, 0, 0] } });
    expect(later.changesIn('02').get('1900-01-01')).toMatchObject({ nata: 1 });
  });

  it('are not known in an edition that an earlier version loaded', () => {
    const { regioni: _, ...earlier } = fiveUnits;
    const unknowing = new UnitVersions(earlier);
    expect([units, unknowing].map(({ knowRegions }) => knowRegions)).toEqual([true, false]);
    expect(unknowing.changesIn('01'), 'the changes of the country').toEqual(unknowing.changesIn(null));
    expect(unknowing.changesIn('01').size).toBe(2);
  });
});
