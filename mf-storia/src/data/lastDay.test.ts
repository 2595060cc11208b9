import { expect, it } from 'vitest';
import { lastDay } from './lastDay.ts';

it.each([
  ['2007-11-02', '2007-11-01'],
  ['1948-01-01', '1947-12-31'],
  ['2000-03-01', '2000-02-29'],
  ['1900-03-01', '1900-02-28'],
  ['9999-12-31', '9999-12-31'],
])('before %s it is %s', (end, last) => {
  expect(lastDay(end)).toBe(last);
});
