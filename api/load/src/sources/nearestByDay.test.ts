import { expect, it } from 'vitest';
import { nearestByDay } from './nearestByDay.ts';

const nearest = (days: readonly (string | null)[], day: string | null) => nearestByDay(days, (own) => own, day);

it('the nearest list is that of the nearest day, before or after; lists without a day come last', () => {
  expect(nearest(['2010-01-01', '2021-01-01', '2025-01-01'], '2019-06-01')).toBe('2021-01-01');
  expect(nearest([null, '1991-10-20'], '2026-01-01')).toBe('1991-10-20');
  expect(nearest([null], '2026-01-01')).toBeNull();
  expect(nearest(['2010-01-01', '2021-01-01'], null)).toBe('2010-01-01');
  expect(nearest([], '2026-01-01')).toBeUndefined();
});
