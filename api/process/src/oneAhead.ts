import { setImmediate as nextTask } from 'node:timers/promises';

/**
 * Gives each item with what is read for it, in order, and reads the next one meanwhile: where something else does the reading, such as the
 * thread of a database, both work at once. Ends with the first failure.
 */
export async function* oneAhead<Item, Read>(
  items: Iterable<Item>,
  read: (item: Item) => Promise<Read>,
): AsyncGenerator<readonly [Item, Read], void> {
  let before: readonly [Item, Promise<Read>] | undefined;
  for (const item of items) {
    const reading = read(item);
    // it fails where it is awaited
    reading.catch(() => {});
    // it is asked for before the caller works again
    await nextTask();
    if (before) yield [before[0], await before[1]];
    before = [item, reading];
  }
  if (before) yield [before[0], await before[1]];
}
