import { setImmediate as nextTask } from 'node:timers/promises';

/** Milliseconds of work after which other calls are served. */
const SLICE_MS = 10;

/** Works on each item. Many items are worked on in slices, so that calls do not wait for all of them. */
export async function eachInSlices<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  let since = performance.now();
  for (const [place, item] of items.entries()) {
    work(item);
    if (place % 100 === 99 && performance.now() - since > SLICE_MS) {
      await nextTask();
      since = performance.now();
    }
  }
}
