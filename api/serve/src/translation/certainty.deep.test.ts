import { HALF_YEARS, isSettled, parts, provincesOn, wrongRows } from '@territori/api-testing/partsOfProvinces';
import { day, openHistory } from '@territori/api-testing/testHistory';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const index = await openHistory();

/** Random parts of provinces: about half of them are translated forward, half backward. */
const PARTS = 2000;

describe('the certainty of many lists', () => {
  it('is never wrong in silence: 2,000 parts of provinces of any day, to any other day', () => {
    const seed = Date.now();
    const lists = fc.sample(parts(index), { numRuns: PARTS, seed });
    const wrong = lists.flatMap((part) => wrongRows(index, part));
    const rows = lists.reduce((sum, { codes }) => sum + codes.length, 0);
    console.warn(`${lists.length} parts of provinces (seed ${seed}): ${wrong.length} of ${rows} rows wrong and not to be looked at`);
    expect(wrong).toEqual([]);
  }, 1_800_000);

  it('is not lost for whole provinces of every half-year since 1991', () => {
    const lists = HALF_YEARS.flatMap((on) => provincesOn(index, day(on)));
    const settled = lists.filter((codes) => isSettled(index, codes));
    const share = settled.length / lists.length;
    console.warn(
      `${settled.length} of ${lists.length} whole provinces certain or probable with every row settled: ${(share * 100).toFixed(2)} %`,
    );
    expect(share).toBeGreaterThanOrEqual(0.95);
  }, 1_800_000);
});
