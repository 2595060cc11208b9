import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASS_METHODS, numberClasses } from './numberClasses.ts';

describe('the classes of numbers', () => {
  it('have an equal number of values', () => {
    expect(numberClasses([10, 1, 9, 2, 8, 3, 7, 4, 6, 5], 5)).toEqual([
      { from: 1, to: 2, count: 2 },
      { from: 3, to: 4, count: 2 },
      { from: 5, to: 6, count: 2 },
      { from: 7, to: 8, count: 2 },
      { from: 9, to: 10, count: 2 },
    ]);
  });

  it('or the same width, of which empty ones are left out', () => {
    expect(numberClasses([0, 1, 2, 30, 99, 100], 5, 'uguali')).toEqual([
      { from: 0, to: 2, count: 3 },
      { from: 30, to: 30, count: 1 },
      { from: 99, to: 100, count: 2 },
    ]);
  });

  it('or natural breaks, where values lie far from each other', () => {
    expect(numberClasses([1, 2, 3, 50, 51, 52, 900], 3, 'naturali')).toEqual([
      { from: 1, to: 3, count: 3 },
      { from: 50, to: 52, count: 3 },
      { from: 900, to: 900, count: 1 },
    ]);
  });

  it('are fewer where values are equal', () => {
    expect(numberClasses([0, 0, 0, 0, 0, 0, 0, 5, 8], 5).map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 0, 7],
      [5, 5, 1],
      [8, 8, 1],
    ]);
    expect(numberClasses([3], 5, 'naturali')).toEqual([{ from: 3, to: 3, count: 1 }]);
    expect(numberClasses([3, 3], 5, 'uguali')).toEqual([{ from: 3, to: 3, count: 2 }]);
    expect(numberClasses([], 5)).toEqual([]);
  });

  it.each(CLASS_METHODS)('of %s lose no value, overlap nowhere and divide no equal values', (method) => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 }), (values) => {
        const classes = numberClasses(values, 5, method);
        expect(classes.length).toBeLessThanOrEqual(5);
        expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        for (const [place, { from, to, count }] of classes.entries()) {
          expect(values.filter((value) => from <= value && value <= to)).toHaveLength(count);
          if (place > 0) expect((classes[place - 1] as { to: number }).to).toBeLessThan(from);
        }
      }),
    );
  });
});
