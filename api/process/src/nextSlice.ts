import { setImmediate as nextTask } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves when a long work may go on: after the calls that came meanwhile, and after the other works that wait. One work goes on between
 * two looks at the calls, so that a call waits for one slice of work, however many works there are.
 */
export function nextSlice(): Promise<unknown> {
  last = last.then(() => nextTask());
  return last;
}
