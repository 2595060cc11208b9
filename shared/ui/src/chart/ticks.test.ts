import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueTicks, yearTicks } from './ticks.ts';

describe('valueTicks', () => {
  it('is round and covers the values', () => {
    expect(valueTicks(7688, 8100, 4)).toEqual([7600, 7800, 8000, 8200]);
    expect(valueTicks(95, 110, 4)).toEqual([95, 100, 105, 110]);
  });

  it('always covers both ends, in equal whole steps and not too many', () => {
    const value = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 20_000 }));
    const range = fc.tuple(value, value).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(range, ([low, high]) => {
        const ticks = valueTicks(low, high, 4);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('yearTicks', () => {
  it('are round years within the dates', () => {
    expect(yearTicks('1861-03-17', '2026-01-01', 5)).toEqual([1900, 1950, 2000]);
    expect(yearTicks('1861-03-17', '2026-01-01', 12)).toEqual([1880, 1900, 1920, 1940, 1960, 1980, 2000, 2020]);
  });
});
