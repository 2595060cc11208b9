import { mapInSlices } from './mapInSlices.ts';
import { nextSlice } from './nextSlice.ts';

/** Items of a block. */
const BLOCK = 500;

/** What `make` makes of each item, a block at a time as the reader takes it, and in slices: calls do not wait for the whole. */
export async function* mapInBlocks<Item, Result>(items: readonly Item[], make: (item: Item) => Result): AsyncGenerator<Result[]> {
  for (let start = 0; start < items.length; start += BLOCK) {
    // a reader that is always ready would otherwise get all blocks at once
    if (start > 0) await nextSlice();
    yield await mapInSlices(items.slice(start, start + BLOCK), make);
  }
}
