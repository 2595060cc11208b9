import { afterAll, beforeAll } from 'vitest';

/**
 * Opens something before the tests of the file or block that calls it, and disposes of it after them. What it returns stands for what is
 * opened, and may be used from then on: in tests, and in what runs before each or all of them.
 */
export function useOpened<Opened extends { dispose(): Promise<void> }>(open: () => Promise<Opened>): Opened {
  let opened: Opened | undefined;
  // the first test of a machine loads the data
  beforeAll(async () => {
    opened = await open();
  }, 300_000);
  afterAll(() => opened?.dispose());
  return new Proxy({} as Opened, {
    get(_, name) {
      if (!opened) throw new Error(`${String(name)} is asked for before the tests begin, or of what could not be opened`);
      return Reflect.get(opened, name);
    },
  });
}
