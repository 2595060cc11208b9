import { eachInSlices } from './eachInSlices.ts';

/** What `make` makes of each item, in slices: calls do not wait for all of them. */
export async function mapInSlices<Item, Result>(items: readonly Item[], make: (item: Item) => Result): Promise<Result[]> {
  const made: Result[] = [];
  await eachInSlices(items, (item) => void made.push(make(item)));
  return made;
}
