import { setImmediate as nextTask } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { nextSlice } from './nextSlice.ts';

it('lets one of many works go on between two looks at the calls, each in its turn', async () => {
  const order: string[] = [];
  const work = async (name: string) => {
    for (let slice = 0; slice < 3; slice += 1) {
      await nextSlice();
      order.push(name);
    }
  };
  let done = false;
  const works = Promise.all(['a', 'b', 'c'].map(work)).then(() => {
    done = true;
  });
  const seen: number[] = [];
  while (!done) {
    await nextTask();
    seen.push(order.length);
  }
  await works;
  expect(order.join('')).toBe('abcabcabc');
  const steps = seen.map((count, look) => count - (seen[look - 1] ?? 0));
  expect(Math.max(...steps)).toBe(1);
});
