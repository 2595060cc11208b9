import { expect, it, vi } from 'vitest';
import { keepLast } from './keepLast.ts';

it('makes a result again only when what it depends on has changed', () => {
  const make = vi.fn(({ a, b }: { a: number; b: number }) => a + b);
  const kept = keepLast(({ a }: { a: number; b: number }) => [a], make);
  expect([kept({ a: 1, b: 1 }), kept({ a: 1, b: 5 }), kept({ a: 2, b: 5 }), kept({ a: 1, b: 5 })]).toEqual([2, 2, 7, 6]);
  expect(make).toHaveBeenCalledTimes(3);
});
