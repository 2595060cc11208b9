import { expect, it } from 'vitest';
import type { Position } from './Boundaries.ts';
import { isInRing, pointWithin } from './ring.ts';

/** A half-moon whose centre of gravity lies outside it. */
const halfMoon: Position[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [9, 10],
  [9, 1],
  [0, 1],
  [0, 0],
];

it('knows which points lie within a ring', () => {
  expect(isInRing([5, 0.5], halfMoon)).toBe(true);
  expect(isInRing([5, 5], halfMoon)).toBe(false);
});

it('finds a point within a ring that is bent around its middle', () => {
  const point = pointWithin(halfMoon);
  expect(point).toEqual([9.5, 5]);
  expect(isInRing(point, halfMoon)).toBe(true);
});
