import { TerritoriError } from './TerritoriError.ts';

export interface RetryOptions {
  /** How often a call is tried again after its first attempt. */
  readonly retries: number;
  /** The longest pause in seconds: where `Retry-After` asks for more, the call fails at once with the error of the answer. */
  readonly longestPause: number;
}

/** The answers after which another attempt makes sense: too many calls, and a service that is not ready. */
const PASSING = new Set([429, 502, 503, 504]);
const FIRST_PAUSE_S = 0.5;

/** Waits, and rejects when the signal aborts meanwhile. */
function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Repeats a call that fails for a passing reason: 429, 502, 503, 504, or no answer. Waits as long as `Retry-After` says, else 0.5, 1, 2 ...
 * seconds. Rejects with a `TerritoriError` for an answer that reports an error, else with the reason of the last attempt.
 */
export async function retrying(
  attempt: () => Promise<Response>,
  { retries, longestPause }: RetryOptions,
  signal: AbortSignal | undefined,
): Promise<Response> {
  for (let tried = 0; ; tried += 1) {
    const fallback = Math.min(FIRST_PAUSE_S * 2 ** tried, longestPause);
    const { answer, failure } = await attempt().then(
      (received) => ({ answer: received, failure: undefined }),
      (reason: unknown) => ({ answer: undefined, failure: reason }),
    );
    if (answer?.ok) return answer;
    const error = answer ? await TerritoriError.read(answer) : undefined;
    const seconds = error?.retryAfter ?? fallback;
    const passing = error ? PASSING.has(error.status) : !signal?.aborted;
    if (!passing || tried >= retries || seconds > longestPause) throw error ?? failure;
    await pause(seconds, signal);
  }
}
