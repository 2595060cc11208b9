import { expect, it } from 'vitest';
import { readChoices } from './choices.ts';
import { illegible } from './legibility.ts';

const found = (address: string) =>
  illegible(readChoices(new URLSearchParams(address), ['glossario'], { language: 'it', languages: ['it', 'en'] })).map(
    ({ field, ground }) => `${field} ${ground}`,
  );

it('finds the colours that are hard to read, in each scheme that may be shown', () => {
  expect(found('')).toEqual([]);
  expect(found('pulsanti=%237a1f3d')).toEqual([]);
  expect(found('pulsanti=%23ffd54a')).toEqual(['buttons text']);
  expect(found('collegamenti=%237a1f3d')).toEqual(['links dark']);
  expect(found('collegamenti=%237a1f3d&schema=light')).toEqual([]);
  expect(found('collegamenti=%23ffd54a&schema=light')).toEqual(['links light']);
  expect(found('collegamenti=%23777777')).toEqual(['links light', 'links dark']);
});
