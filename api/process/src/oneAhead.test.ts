import { describe, expect, it } from 'vitest';
import { oneAhead } from './oneAhead.ts';

describe('what is read one ahead', () => {
  it('comes in order, and the next one is asked for before the caller gets the one before', async () => {
    const happened: string[] = [];
    const read = async (item: number) => {
      happened.push(`read ${item}`);
      return item * 10;
    };
    for await (const [item, result] of oneAhead([1, 2, 3], read)) happened.push(`got ${item}: ${result}`);
    expect(happened).toEqual(['read 1', 'read 2', 'got 1: 10', 'read 3', 'got 2: 20', 'got 3: 30']);
  });

  it('is nothing where there is nothing to read', async () => {
    for await (const got of oneAhead([], async () => 1)) expect(got).toBeUndefined();
  });

  it('ends with what could not be read, after what came before it', async () => {
    const got: number[] = [];
    const reading = async () => {
      for await (const [item] of oneAhead([1, 2, 3], async (one) => {
        if (one === 2) throw new Error('no answer');
      }))
        got.push(item);
    };
    await expect(reading()).rejects.toThrow('no answer');
    expect(got).toEqual([1]);
  });
});
