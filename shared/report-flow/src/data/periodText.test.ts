import { formatDate, today } from '@territori/kit/dates';
import { expect, it } from 'vitest';
import { periodText } from './periodText.ts';

it.each([
  ['Periodo di consultazione del report: 12/01/1927 - 31/12/1947', '12/01/1927 - 31/12/1947'],
  ['Report consultation period: 12/01/1927 - 31/12/1947', '12/01/1927 - 31/12/1947'],
  ['17/03/1861 - 11/01/1927', '17/03/1861 - 11/01/1927'],
  ['01/01/1948 - 31/12/9999', `01/01/1948 - ${formatDate(today())}`],
  ['', ''],
])('shows %j as %j', (period, shown) => {
  expect(periodText(period)).toBe(shown);
});
