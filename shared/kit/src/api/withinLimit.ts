/** Milliseconds that a call waits for the next bytes. */
export const CALL_LIMIT_MS = 30_000;

export interface Limit {
  /** Aborts when the caller cancels or the limit is reached. */
  readonly signal: AbortSignal;
  /** Restarts the wait, because something arrived. */
  renew(): void;
  /** True when the limit ended the call, not the caller. */
  readonly reached: boolean;
}

/** Runs a call under the caller's signal and the limit together, and cleans both up. */
export async function withinLimit<T>(signal: AbortSignal | undefined, call: (limit: Limit) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let reached = false;
  let timer: ReturnType<typeof setTimeout>;
  const cancel = () => controller.abort(signal?.reason);
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reached = true;
      controller.abort();
    }, CALL_LIMIT_MS);
  };
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  renew();
  try {
    return await call({
      signal: controller.signal,
      renew,
      get reached() {
        return reached;
      },
    });
  } finally {
    // biome-ignore lint/style/noNonNullAssertion: renew() has set it
    clearTimeout(timer!);
    signal?.removeEventListener('abort', cancel);
  }
}
