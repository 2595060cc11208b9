import { expect, it } from 'vitest';
import { readBound } from './readBound.ts';

it.each([
  ['1.234,5', 'NUMBER', 'it', '1234.5'],
  ['1,234.5', 'NUMBER', 'en', '1234.5'],
  ['1.000', 'NUMBER', 'it', '1000'],
  ['13.15', 'NUMBER', 'it', '13.15'],
  [' 1000 ', 'NUMBER', 'it', '1000'],
  ['31/12/2014', 'DATE', 'it', '2014-12-31'],
  ['', 'DATE', 'it', ''],
  ['mille', 'NUMBER', 'it', undefined],
  ['31/02/2014', 'DATE', 'it', undefined],
] as const)('reads "%s" of a %s in %s as %s', (typed, type, language, expected) => {
  expect(readBound(typed, type, language)).toBe(expected);
});
