import { describe, expect, it } from 'vitest';
import { withinMilliseconds } from './withinMilliseconds.ts';

describe('a promise with a limit', () => {
  it('resolves with its value', async () => {
    expect(await withinMilliseconds(1_000, Promise.resolve(3), 'adding')).toBe(3);
    await expect(withinMilliseconds(1_000, Promise.reject(new Error('broken')), 'failing')).rejects.toThrow('broken');
  });

  it('rejects with its name when it hangs', async () => {
    await expect(withinMilliseconds(20, new Promise(() => {}), 'closing the browser')).rejects.toThrow(
      'closing the browser: nothing came within 0.02 s',
    );
  });
});
