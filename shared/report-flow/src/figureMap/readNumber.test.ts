import { expect, it } from 'vitest';
import { readNumber } from './readNumber.ts';

it.each([
  ['12,5', 'it', 12.5],
  ['12.5', 'en', 12.5],
  [' -3 ', 'it', -3],
  ['−3', 'en', -3],
  ['12,5', 'en', null],
  ['1.234,5', 'it', null],
  ['', 'it', null],
  ['dodici', 'it', null],
] as const)('reads %j in %s as %j', (text, language, number) => {
  expect(readNumber(text, language)).toBe(number);
});
