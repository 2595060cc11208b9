import { startTransition, useEffect, useState } from 'react';

/** Code that is loaded when it is first needed. */
export interface Loadable<T> {
  /** The value, if it is already loaded. */
  loaded(): T | undefined;
  load(): Promise<T>;
}

export type Loading<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly reason: unknown; readonly retry: () => void };

/**
 * Loads the code that a component shows, again for each new `loadable`, which the component therefore memoises. The
 * state is set in an effect, because Suspense would show its fallback for at least 200 ms. A failure is logged on the
 * console.
 */
export function useLoading<T>(loadable: Loadable<T>): Loading<T> {
  const [loading, setLoading] = useState<Loading<T>>(() => stateOf(loadable));
  const [attempt, setAttempt] = useState(0);

  // another attempt number loads again
  useEffect(() => {
    const retry = () => {
      setLoading({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    const now = stateOf(loadable);
    if (now.status === 'loaded') {
      // the code may have arrived after the component rendered
      setLoading((before) => (before.status === 'loaded' ? before : now));
      return;
    }
    let current = true;
    loadable.load().then(
      // rendered in slices, so that a slow phone can respond in between
      (value) => current && startTransition(() => setLoading({ status: 'loaded', value })),
      (reason: unknown) => {
        console.error(reason);
        if (current) setLoading({ status: 'failed', reason, retry });
      },
    );
    return () => {
      current = false;
    };
  }, [loadable, attempt]);

  return loading;
}

function stateOf<T>(loadable: Loadable<T>): Loading<T> {
  const value = loadable.loaded();
  return value === undefined ? { status: 'loading' } : { status: 'loaded', value };
}
