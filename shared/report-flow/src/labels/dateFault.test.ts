import { expect, it } from 'vitest';
import { dateFault } from './dateFault.ts';

it.each([
  ['', 'missing'],
  ['31/02/2020', 'impossible'],
  ['ieri', 'impossible'],
  ['1/1/24', 'shortYear'],
  ['01-01-991', 'shortYear'],
  ['16/03/1861', 'before'],
  ['02/01/2026', 'after'],
  ['17/03/1861', undefined],
  ['01/01/2026', undefined],
])('says of "%s" that it is %s', (text, fault) => {
  expect(dateFault(text, '1861-03-17', '2026-01-01')).toBe(fault);
});
