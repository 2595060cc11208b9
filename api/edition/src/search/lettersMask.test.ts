import { expect, it } from 'vitest';
import { hasLettersAtMost, lettersMask } from './lettersMask.ts';

it.each([
  ['', 0, true],
  ['A', 0, false],
  ['ROMA', 4, true],
  ['ROMA', 3, false],
  ['ANNA', 2, true],
])('the letters of "%s" are %i at most: %s', (text, most, expected) => {
  expect(hasLettersAtMost(lettersMask(text), most)).toBe(expected);
});
