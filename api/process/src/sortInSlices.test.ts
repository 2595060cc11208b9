import { expect, it } from 'vitest';
import { sortInSlices } from './sortInSlices.ts';

it.each([0, 1, 255, 256, 257, 1000, 4321])('sorts %i items as the array does, and equal ones keep their order', async (count) => {
  // a few keys for many items, in no order
  const items = Array.from({ length: count }, (_, place) => ({ key: (place * 7919) % 13, place }));
  const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
  expect(await sortInSlices(items, compare)).toEqual(items.toSorted(compare));
});
