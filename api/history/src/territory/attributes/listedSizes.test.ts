import { describe, expect, it } from 'vitest';
import type { Version } from '../model.ts';
import { covers } from '../period.ts';
import type { Dated } from '../sources/Dated.ts';
import type { SizeRow } from '../sources/SizeRow.ts';
import { Timeline } from '../Timeline.ts';
import { listedSizes } from './listedSizes.ts';

const CODE = '001001';
const version = (from: string, to: string | null, code = CODE): Version => ({
  id: 1,
  unitId: 1,
  level: 'comune',
  code,
  name: 'A',
  italianName: 'A',
  otherName: null,
  utsId: null,
  regionId: null,
  divisionId: null,
  plate: null,
  cadastral: null,
  certainty: 'dichiarato',
  source: null,
  from,
  to,
});
const list = (date: string | null, censusYear: number, legalPopulation: number, more: Partial<SizeRow> = {}): Dated<SizeRow> => ({
  date,
  rows: [
    {
      code: CODE,
      plate: null,
      municipalities: null,
      legalPopulation,
      censusYear,
      area: '1.5',
      areaYear: censusYear,
      residents: null,
      residentsYear: null,
      ...more,
    },
  ],
});

const CENSUS_1991 = list('1991-10-20', 1991, 100);
const LIST_2018 = list('2018-01-01', 2011, 200);
const LIST_2023 = list('2023-01-01', 2021, 300, { residents: 290, residentsYear: 2022 });

/** The figures of the municipality on a day, after changes of its territory on some days. */
function on(day: string, changes: string[], ...lists: Dated<SizeRow>[]) {
  const level = new Timeline([version('1861-03-17', null)]);
  const found = listedSizes(lists, level, () => ['1861-03-17', ...changes], 'census').filter((size) => covers(size, day));
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0];
}
const populationOn = (day: string, changes: string[] = []) => on(day, changes, CENSUS_1991, LIST_2018, LIST_2023)?.legalPopulation;

describe('the population of a municipality', () => {
  it('is that of the last census on or before the day, and unknown before the first', () => {
    expect(populationOn('1991-10-19')).toBeUndefined();
    expect(populationOn('1991-10-20')).toBe(100);
    expect(populationOn('2011-10-08')).toBe(100);
    expect(populationOn('2011-10-09')).toBe(200);
    expect(populationOn('2021-12-30')).toBe(200);
    expect(populationOn('2021-12-31')).toBe(300);
    expect(populationOn('2026-05-11')).toBe(300);
  });

  it('is unknown from a change of its territory up to the next census', () => {
    expect(populationOn('1999-12-31', ['2000-01-01'])).toBe(100);
    expect(populationOn('2000-01-01', ['2000-01-01'])).toBeUndefined();
    expect(populationOn('2011-10-09', ['2000-01-01'])).toBe(200);
  });

  it('that a file adds up for later territory counts from the change on', () => {
    expect(populationOn('2015-12-31', ['2016-01-01'])).toBeUndefined();
    expect(populationOn('2016-01-01', ['2016-01-01'])).toBe(200);
  });

  it('of an older census does not return when the territory changes after a newer one', () => {
    expect(populationOn('2024-01-01', ['2024-01-01'])).toBeUndefined();
  });

  it('is that of the list nearest to the day where several rest on one census', () => {
    const later = list('2026-01-01', 2021, 301);
    const figure = (day: string, changes: string[] = []) => on(day, changes, LIST_2023, later)?.legalPopulation;
    expect(figure('2022-06-01')).toBe(300);
    expect(figure('2025-12-31')).toBe(300);
    expect(figure('2026-01-01')).toBe(301);
    expect(figure('2024-06-01', ['2024-01-01'])).toBe(301);
  });
});

it('residents belong to the days from their count on', () => {
  const residents = (day: string) => {
    const found = on(day, [], LIST_2023);
    return [found?.residents, found?.residentsYear];
  };
  expect(residents('2022-12-30')).toEqual([null, null]);
  expect(residents('2022-12-31')).toEqual([290, 2022]);
});

describe('a list without a date', () => {
  const level = new Timeline([version('1861-03-17', '2026-01-01', '090001'), version('2026-01-01', null)]);
  const periods = (heldFrom: 'census' | 'list') =>
    listedSizes([list(null, 2021, 300)], level, () => ['1861-03-17'], heldFrom).map(({ from, to }) => [from, to]);

  it('describes the first day on which all its codes are in force, and holds from its census through a new code', () => {
    expect(periods('census')).toEqual([['2021-12-31', null]]);
  });

  it('holds from its own day where no earlier day is known to have the same territory', () => {
    expect(periods('list')).toEqual([['2026-01-01', null]]);
  });

  it('with a code that never was says nothing', () => {
    expect(listedSizes([list(null, 2021, 300)], new Timeline([version('1861-03-17', null, '090001')]), () => [], 'census')).toEqual([]);
  });
});
