import { eachInSlices } from './eachInSlices.ts';

/** Items that are sorted at once. */
const RUN = 256;

/** A sorted copy of the items; equal items keep their order. Many items are sorted in slices, so that calls do not wait for all of them. */
export async function sortInSlices<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Promise<Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += RUN) runs.push(items.slice(start, start + RUN));
  await eachInSlices(runs, (run) => void run.sort(compare));
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let place = 0; place < runs.length; place += 2) merged.push(await merge(runs[place] ?? [], runs[place + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<Item>(left: readonly Item[], right: readonly Item[], compare: (a: Item, b: Item) => number): Promise<Item[]> {
  const merged: Item[] = [];
  let at = 0;
  await eachInSlices(left, (item) => {
    while (at < right.length && compare(item, right[at] as Item) > 0) merged.push(right[at++] as Item);
    merged.push(item);
  });
  return merged.concat(right.slice(at));
}
