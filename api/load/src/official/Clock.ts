import { setTimeout as pause } from 'node:timers/promises';

/** Time as the fetching of files sees it; tests simulate it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Rejects with an AbortError when the signal ends the wait. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
};
