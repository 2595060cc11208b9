import { expect, it } from 'vitest';
import { mapInBlocks } from './mapInBlocks.ts';

it('makes each item, in blocks, and serves calls between two blocks though the reader is always ready', async () => {
  let served = 0;
  const call = setInterval(() => {
    served += 1;
  }, 0);
  const made: number[] = [];
  for await (const block of mapInBlocks(
    Array.from({ length: 5000 }, (_, place) => place),
    (place) => place * 2,
  ))
    made.push(...block);
  clearInterval(call);
  expect(made).toEqual(Array.from({ length: 5000 }, (_, place) => place * 2));
  expect(served).toBeGreaterThan(0);
});
