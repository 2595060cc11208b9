import { expect, it, vi } from 'vitest';
import { OneComputation } from './OneComputation.ts';

it('computes once for callers at the same time, anew for a later one, and separately for another question', async () => {
  const computations = new OneComputation<number>();
  let n = 0;
  const compute = vi.fn(async () => ++n);
  expect(await Promise.all([computations.of('a', compute), computations.of('a', compute), computations.of('b', compute)])).toEqual([
    1, 1, 2,
  ]);
  expect(await computations.of('a', compute)).toBe(3);
  expect(compute).toHaveBeenCalledTimes(3);
});

it('passes a failure on to every caller, and does not remember it', async () => {
  const computations = new OneComputation<string>();
  const fail = () => Promise.reject(new Error('no database'));
  const both = await Promise.allSettled([computations.of('a', fail), computations.of('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await computations.of('a', async () => 'fine')).toBe('fine');
});
