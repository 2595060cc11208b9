import { nextSlice } from './nextSlice.ts';

/** Milliseconds of work after which other calls are served. */
const SLICE_MS = 5;
/** Items between two looks at the clock. */
const LOOK_EACH = 16;

/** Works on each item. Many items are worked on in slices, so that calls do not wait for all of them. */
export async function eachInSlices<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  let since = performance.now();
  for (const [place, item] of items.entries()) {
    work(item);
    if (place % LOOK_EACH === LOOK_EACH - 1 && performance.now() - since > SLICE_MS) {
      await nextSlice();
      since = performance.now();
    }
  }
}
