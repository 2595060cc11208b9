import { describe, expect, it } from 'vitest';
import { highestRate } from './highestRate.ts';

const measure = async (rate: number) => rate;

describe('highestRate', () => {
  it.each([30, 99, 100, 640, 1023, 5000])('finds a limit of %i requests a second to a tenth, from below', async (limit) => {
    const found = await highestRate(measure, (rate) => rate <= limit);
    expect(found?.rate).toBeLessThanOrEqual(limit);
    expect(found?.rate).toBeGreaterThan(limit / 1.11);
    expect(found?.figures).toBe(found?.rate);
  });

  it('finds none where the lowest rate does not hold', async () => {
    expect(await highestRate(measure, () => false)).toBeUndefined();
  });
});
