import { describe, expect, it } from 'vitest';
import { readText } from '../read/readGrids.ts';
import { readTable } from '../read/readTable.ts';
import { dayNumber, OPEN } from '../storia/dayNumber.ts';
import { differingYears } from './differingYears.ts';
import type { Epoch } from './Epoch.ts';

const table = readTable(readText('codice;pop_2013;pop2018;id12018\n001001;1;2;3\n001002;1;2;3'), () => false);
const day = (iso: string) => dayNumber(iso) as number;
const epoch = (from: number | null, to: number | null): Epoch => ({
  from,
  to,
  share: 1,
  verdict: 'certa',
  alternatives: [],
  candidates: [],
});

describe('the years of header and file name', () => {
  it('are named where the values were not in force in them', () => {
    expect(differingYears(table, 'comuni-2020.csv', epoch(day('2019-05-31'), day('2019-10-11')), day('2026-01-01'))).toEqual([
      2013, 2018, 2020,
    ]);
  });

  it('are not named where any day of the year fits', () => {
    expect(differingYears(table, 'comuni.csv', epoch(day('2013-12-31'), day('2018-01-02')), day('2026-01-01'))).toEqual([]);
    expect(differingYears(table, 'comuni_2026.csv', epoch(day('2010-01-01'), OPEN), day('2026-01-01'))).toEqual([]);
  });

  it('are not named where as many values were in force at another time that includes them', () => {
    const sardinia = epoch(day('2026-01-01'), OPEN);
    const before = { from: day('2006-01-01'), to: day('2016-04-28'), share: 1 };
    expect(differingYears(table, 'ogliastra_2010.csv', { ...sardinia, alternatives: [before] }, day('2026-05-11'))).toEqual([2018]);
    expect(differingYears(table, 'x.csv', { ...sardinia, alternatives: [{ ...before, share: 0.9 }] }, day('2026-05-11'))).toEqual([
      2013, 2018,
    ]);
  });

  it('say nothing of a list without an epoch', () => {
    expect(differingYears(table, 'comuni-2020.csv', epoch(null, null), day('2026-01-01'))).toEqual([]);
  });
});
