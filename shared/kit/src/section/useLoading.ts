import { startTransition, useEffect, useState } from 'react';

/** Code that is loaded when it is first needed. */
export interface Loadable<T> {
  /** The value when it has been loaded before. */
  loaded(): T | undefined;
  load(): Promise<T>;
}

export type Loading<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly reason: unknown; readonly retry: () => void };

/**
 * Loads what a component shows, anew for each `loadable`, which the component therefore memoises. The state is set in an effect: Suspense would show its fallback for 200 ms.
 * A failure is written to the console.
 */
export function useLoading<T>(loadable: Loadable<T>): Loading<T> {
  const [loading, setLoading] = useState<Loading<T>>(() => stateOf(loadable));
  const [attempt, setAttempt] = useState(0);

  // a new number of the attempt loads once more
  useEffect(() => {
    const retry = () => {
      setLoading({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    const now = stateOf(loadable);
    if (now.status === 'loaded') {
      // the code may have arrived after the component was drawn
      setLoading((before) => (before.status === 'loaded' ? before : now));
      return;
    }
    let current = true;
    loadable.load().then(
      // drawn in slices, so that a slow phone answers in between
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
