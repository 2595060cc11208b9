import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that one step of a benchmark may take; a busy machine is waited for, a browser that hangs is not. */
export const STEP_LIMIT_MS = 120_000;

/** Rejects, naming the step, when it has not settled in time. */
export async function within<T>(what: string, step: Promise<T>, milliseconds = STEP_LIMIT_MS): Promise<T> {
  const done = new AbortController();
  const limit = wait(milliseconds, undefined, { signal: done.signal }).then(
    () => Promise.reject(new Error(`${what}: nothing came within ${milliseconds / 1000} s.`)),
    () => new Promise<never>(() => {}),
  );
  try {
    return await Promise.race([step, limit]);
  } finally {
    done.abort();
  }
}
