import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKept } from './useKept.ts';

it('keeps the last value of a key until the next one, unless it must not be shown', () => {
  const { result, rerender } = renderHook(({ value, key, keep }) => useKept(value, key, keep), {
    initialProps: { value: null as string | null, key: 'comune', keep: true },
  });
  const given = (value: string | null, key = 'comune', keep = true) => {
    rerender({ value, key, keep });
    return result.current;
  };
  expect(result.current).toBeNull();
  expect(given('2010')).toBe('2010');
  expect(given(null)).toBe('2010');
  expect(given(null, 'comune', false)).toBeNull();
  expect(given(null), 'what must not be shown is forgotten').toBeNull();
  given('2010');
  expect(given(null, 'regione')).toBeNull();
  expect(given('2022')).toBe('2022');
});
