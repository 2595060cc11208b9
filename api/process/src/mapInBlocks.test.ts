import { expect, it } from 'vitest';
import { mapInBlocks } from './mapInBlocks.ts';

it('makes each item, in blocks, and serves calls between two blocks though the reader is always ready', async () => {
  let served = 0;
  // a call comes in each turn of the event loop
  let call = setImmediate(function serve() {
    served += 1;
    call = setImmediate(serve);
  });
  const made: number[] = [];
  for await (const block of mapInBlocks(
    Array.from({ length: 5000 }, (_, place) => place),
    (place) => place * 2,
  ))
    made.push(...block);
  clearImmediate(call);
  expect(made).toEqual(Array.from({ length: 5000 }, (_, place) => place * 2));
  expect(served).toBeGreaterThanOrEqual(5000 / 500 - 1);
});
