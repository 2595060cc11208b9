import type { Passaggio } from '@territori/contract/v1';
import { expect, it } from 'vitest';
import { unitPlaces } from './unitPlaces.ts';

const step = (data: string, id_da: number, id_a: number): Passaggio => ({
  data,
  id_da,
  id_a,
  tipo: 'ES',
  totale: true,
  certezza: 'dichiarato',
  provvedimento: null,
  peso_popolazione: 1,
  peso_superficie: 1,
  anno_popolazione: null,
  anno_superficie: null,
});

it('shows a merged unit, and what it was made of on the day before', () => {
  expect(unitPlaces(9, [step('2014-01-01', 1, 9), step('2014-01-01', 2, 9), step('2016-01-01', 3, 9)], '2026-11-22')).toEqual([
    { when: 'prima', day: '2013-12-31', relatives: [1, 2] },
    { when: 'unita', day: '2026-11-22', relatives: [] },
  ]);
});

it('shows a unit that ended on its last day, and what it became on the day after', () => {
  expect(unitPlaces(1, [step('2014-01-01', 1, 9), step('2014-01-01', 2, 9)], '2013-12-31')).toEqual([
    { when: 'unita', day: '2013-12-31', relatives: [] },
    { when: 'dopo', day: '2014-01-01', relatives: [9] },
  ]);
});

it('keeps the order of time for a unit that lost its territory and was founded again', () => {
  const steps = [step('2003-03-06', 9, 1), step('2004-06-08', 1, 9)];
  expect(unitPlaces(9, steps, '2026-11-22').map(({ when, day }) => [when, day])).toEqual([
    ['dopo', '2003-03-06'],
    ['prima', '2004-06-07'],
    ['unita', '2026-11-22'],
  ]);
});

it('shows nothing before the first day of the history', () => {
  expect(unitPlaces(9, [step('1861-03-17', 1, 9)], '2026-11-22').map(({ when }) => when)).toEqual(['unita']);
});
