import { setImmediate } from 'node:timers/promises';
import type { Database, Edition } from '@territori/store/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { Readiness } from './Readiness.ts';

describe('whether a replica is ready', () => {
  let edition: number;
  let asked: string[];
  let trials: (() => Promise<void>)[];
  let readiness: Readiness;
  beforeEach(() => {
    edition = 1;
    asked = [];
    trials = [];
    const database = {
      inService: async () => ({ id: edition }) as Edition,
    };
    readiness = new Readiness(database as unknown as Database, async ({ id }) => {
      asked.push(`trial calls of ${id}`);
      await trials.shift()?.();
    });
  });
  const fails = () => Promise.reject(new Error('a trial call answered 500'));

  it('is asked of each kind of call once for each edition', async () => {
    await readiness.check();
    await readiness.check();
    expect(asked).toEqual(['trial calls of 1']);
  });

  it('is denied until the trial calls are answered', async () => {
    trials.push(fails, fails);
    await expect(readiness.check()).rejects.toThrow('500');
    await expect(readiness.check()).rejects.toThrow('500');
    await readiness.check();
  });

  it('stays while the trial calls of a new edition are under way', async () => {
    await readiness.check();
    edition = 2;
    let finish = () => {};
    trials.push(() => new Promise((resolve) => (finish = resolve)));
    await readiness.check();
    await readiness.check();
    expect(asked.filter((one) => one.startsWith('trial'))).toEqual(['trial calls of 1', 'trial calls of 2']);
    finish();
  });

  it('ends when a new edition cannot be served, and comes back when it can', async () => {
    await readiness.check();
    edition = 2;
    trials.push(fails, fails);
    await readiness.check();
    await setImmediate();
    await expect(readiness.check()).rejects.toThrow('500');
    await readiness.check();
  });
});
