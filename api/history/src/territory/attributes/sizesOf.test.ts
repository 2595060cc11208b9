import { RecordedHistory } from '@territori/api-testing/RecordedHistory';
import { groupBy } from '@territori/traduzione/groupBy';
import { describe, expect, it } from 'vitest';
import type { Level, Size } from '../model.ts';
import { covers, endOf } from '../period.ts';

const { history } = await RecordedHistory.read();
const sizesOf = groupBy(history.sizes, ({ unitId }) => unitId);

describe('population and area', () => {
  /** The units of a level in force on a day, each with its size then. */
  const on = (day: string, level: Level) =>
    history.versions
      .filter((version) => version.level === level && covers(version, day))
      .map((version) => ({ version, size: sizesOf.get(version.unitId)?.find((size) => covers(size, day)) }));
  const one = (day: string, level: Level, code: string) => on(day, level).find(({ version }) => version.code === code)?.size;
  const counted = (day: string, level: Level) => on(day, level).filter(({ size }) => size !== undefined).length;
  const population = (day: string, level: Level) => on(day, level).reduce((total, { size }) => total + (size?.legalPopulation ?? 0), 0);

  it('of 1991 add up to the published 56.778.031 on the day of the census, at each level', () => {
    for (const level of ['comune', 'uts', 'regione', 'ripartizione'] as const) expect(population('1991-10-20', level)).toBe(56_778_031);
    expect(counted('1991-10-19', 'comune')).toBe(0);
  });

  it('of 2021 add up to the published 59.030.133 at the dates of both files, at each level', () => {
    for (const day of ['2023-01-01', '2026-01-01'])
      for (const level of ['comune', 'uts', 'regione', 'ripartizione'] as const) expect(population(day, level)).toBe(59_030_133);
  });

  it('of a municipality are those of each census from its day on, with their years beside', () => {
    const figures = (day: string) => {
      const size = one(day, 'comune', '001001');
      return [size?.legalPopulation, size?.censusYear, size?.area, size?.areaYear, size?.residents, size?.residentsYear];
    };
    expect(figures('2000-01-01')).toEqual([2623, 1991, '13.3719', 1991, null, null]);
    expect(figures('2015-01-01')).toEqual([2644, 2011, '13.15', 2018, null, null]);
    expect(figures('2022-01-01')).toEqual([2562, 2021, '13.1462', 2023, null, null]);
    expect(figures('2024-01-01')).toEqual([2562, 2021, '13.1462', 2023, 2558, 2022]);
    expect(figures('2026-01-01')).toEqual([2562, 2021, '13.1463', 2025, 2596, 2023]);
  });

  it('of Valsamoggia are known from its foundation on, and those of its origins of 1991 up to the census of 2011', () => {
    expect(one('2014-01-01', 'comune', '037061')?.censusYear).toBe(2011);
    expect(one('2011-10-08', 'comune', '037004')?.censusYear).toBe(1991);
    expect(one('2013-12-31', 'comune', '037004')).toBeUndefined();
  });

  it('of Montalto Pavese are unknown once it holds Lirio, as those of Castegnero Nanto', () => {
    expect(one('2026-01-30', 'comune', '018094')?.censusYear).toBe(2021);
    expect(one('2026-01-31', 'comune', '018094')).toBeUndefined();
    expect(one('2026-02-21', 'comune', '024129')).toBeUndefined();
  });

  it('of a province are known only while those of all its municipalities are, or a list gives its own', () => {
    const day = '2015-06-01';
    const measured = groupBy(on(day, 'comune'), ({ version }) => version.utsId);
    const provinces = on(day, 'uts');
    for (const { version, size } of provinces) {
      const municipalities = measured.get(version.unitId) ?? [];
      const known = municipalities.every((municipality) => municipality.size?.censusYear === 2011);
      const total = municipalities.reduce((sum, municipality) => sum + (municipality.size?.legalPopulation ?? 0), 0);
      expect([version.name, size?.legalPopulation]).toEqual([version.name, known ? total : undefined]);
    }
    expect(provinces.filter(({ size }) => size !== undefined).length).toBeGreaterThan(70);
  });

  it('hold on no day twice for one unit', () => {
    for (const sizes of sizesOf.values()) {
      const inOrder = [...sizes].sort((a, b) => a.from.localeCompare(b.from));
      inOrder.slice(1).forEach((size, index) => {
        expect(endOf(inOrder[index] as Size) <= size.from).toBe(true);
      });
    }
  });
});
