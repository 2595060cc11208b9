import { afterEach, expect, it, vi } from 'vitest';
import { inOneGo, type Steps, withPauses } from './Steps.ts';

function* counted(steps: number): Steps<number> {
  for (let step = 0; step < steps; step += 1) yield;
  return steps;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('steps run without a pause', () => {
  expect(inOneGo(counted(6))).toBe(6);
});

// six times the work is interrupted, and a seventh part ends it
it.each([
  [0, 1],
  [1, 2],
  [2, 4],
  [5, 7],
])('steps of %i ms run with %i pauses: before the first one, and when 4 ms have passed', async (milliseconds, number) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += milliseconds;
    return now;
  });
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  expect(await withPauses(counted(6))).toBe(6);
  expect(pauses).toHaveBeenCalledTimes(number);
});

it('no step runs before the first pause', async () => {
  const order: string[] = [];
  function* steps(): Steps<void> {
    order.push('step');
    yield;
  }
  const done = withPauses(steps());
  order.push('page');
  await done;
  expect(order).toEqual(['page', 'step']);
});
