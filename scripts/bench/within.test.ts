import { describe, expect, it } from 'vitest';
import { within } from './within.ts';

describe('a step of a benchmark', () => {
  it('gives what it comes to', async () => {
    expect(await within('adding', Promise.resolve(3))).toBe(3);
    await expect(within('failing', Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('that hangs is named and given up', async () => {
    await expect(within('closing the browser', new Promise(() => {}), 20)).rejects.toThrow(
      'closing the browser: nothing came within 0.02 s.',
    );
  });
});
