import { expect, it } from 'vitest';
import { yearsOf } from './yearsOf.ts';

const state = (valido_dal: string, valido_al: string | null) => ({ valido_dal, valido_al });
const TODAY = '2026-11-26';

it('of a unit in force end with today', () => {
  const { first, last, dayOf, yearOn } = yearsOf([state('1861-03-17', '1927-01-12'), state('1927-01-12', null)], TODAY);
  expect([first, last]).toEqual([1861, 2026]);
  expect([1861, 1926, 2026].map(dayOf)).toEqual(['1861-12-31', '1926-12-31', TODAY]);
  expect(['1850-01-01', '1927-01-12', '', '2100-01-01'].map(yearOn)).toEqual([1861, 1927, 2026, 2026]);
});

it('of a former unit end with its last day', () => {
  const { last, dayOf } = yearsOf([state('1866-11-19', '2014-01-01')], TODAY);
  expect([last, dayOf(last)]).toEqual([2013, '2013-12-31']);
  expect(yearsOf([state('1866-11-19', '1928-05-04')], TODAY).dayOf(1928)).toBe('1928-05-03');
});
