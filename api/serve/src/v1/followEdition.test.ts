import type { Database, Edition } from '@territori/store/database';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEdition } from './followEdition.ts';

describe('the work that follows the edition in service', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begins after the first load, runs again for each edition, and survives a failure', async () => {
    let inService: Edition | undefined;
    const seen: number[] = [];
    const app = fastify();
    followEdition(app, { edition: async () => inService } as Database, async ({ id }) => {
      seen.push(id);
      if (seen.length === 1) throw new Error('the database is away');
    });
    await app.ready();
    await vi.advanceTimersByTimeAsync(7_000);
    expect(seen).toEqual([]);
    inService = { id: 7 } as Edition;
    await vi.advanceTimersByTimeAsync(10_000);
    inService = { id: 8 } as Edition;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen).toEqual([7, 7, 8]);
    await app.close();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(seen).toEqual([7, 7, 8]);
  });
});
