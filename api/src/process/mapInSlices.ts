import { setImmediate as nextTask } from 'node:timers/promises';

/** Milliseconds of work after which other calls are served. */
const SLICE_MS = 10;

/** What `make` makes of each item. Many items are worked on in slices, so that calls do not wait for all of them. */
export async function mapInSlices<Item, Result>(items: readonly Item[], make: (item: Item) => Result): Promise<Result[]> {
  const made: Result[] = [];
  let since = performance.now();
  for (const [place, item] of items.entries()) {
    made.push(make(item));
    if (place % 100 === 99 && performance.now() - since > SLICE_MS) {
      await nextTask();
      since = performance.now();
    }
  }
  return made;
}
