import { expect, it } from 'vitest';
import { eachInSlices } from './eachInSlices.ts';

it('lets other calls be answered while many items are worked on, and takes the items in their order', async () => {
  const seen: number[] = [];
  let answeredAt: number | undefined;
  setImmediate(() => {
    answeredAt = seen.length;
  });
  await eachInSlices(
    Array.from({ length: 500 }, (_, place) => place),
    (place) => {
      seen.push(place);
      if (place % 100 === 0) for (const until = performance.now() + 11; performance.now() < until; );
    },
  );
  expect(answeredAt).toBeGreaterThan(0);
  expect(answeredAt).toBeLessThanOrEqual(101);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen).toHaveLength(500);
});
