import { useCallback, useEffect, useRef } from 'react';

/**
 * Where the focus goes once a decision was made or taken back, because the field that had it is gone: to the part of the page with the
 * values to decide, so that Tab leads to the next one. The rows in it change later.
 * @param busy whether the result still is that of before the decision
 */
export function useFocusAfterDecision(busy: boolean) {
  const part = useRef<HTMLElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (busy || !wanted.current) return;
    wanted.current = false;
    part.current?.focus({ preventScroll: true });
  });
  const moveFocus = useCallback(() => {
    wanted.current = true;
  }, []);
  return { part, moveFocus };
}
