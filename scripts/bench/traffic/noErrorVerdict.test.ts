import { expect, it } from 'vitest';
import { noErrorVerdict } from './noErrorVerdict.ts';

it('is met when every answer was right, and missed by one wrong answer', () => {
  expect(noErrorVerdict('1 replica', {})).toBe('met     no error, 1 replica: 0 of at most 0');
  expect(noErrorVerdict('1 replica', { 'page: 503': 2, 'list: other side closed': 1 })).toBe('MISSED  no error, 1 replica: 3 of at most 0');
});
