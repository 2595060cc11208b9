import { useEffect, useRef } from 'react';

/**
 * A value, or while there is none the last one of the same key, so that what a visitor sees stays until the next is there.
 * @param keep false where the last value must not be shown, now or later
 */
export function useKept<T>(value: T | null, key: string, keep: boolean): T | null {
  const last = useRef<{ readonly key: string; readonly value: T } | null>(null);
  useEffect(() => {
    if (!keep) last.current = null;
    else if (value !== null) last.current = { key, value };
  });
  if (value !== null) return value;
  return keep && last.current?.key === key ? last.current.value : null;
}
