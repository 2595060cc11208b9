import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Clock, systemClock } from './Clock.ts';
import type { OfficialArchive } from './OfficialArchive.ts';

export interface UpdateOptions {
  readonly archive: OfficialArchive;
  /**
   * Makes an edition of what the files of the archive say newer and puts it into service; makes none where nothing is newer. The signal
   * stops what goes on after that.
   */
  readonly load: (signal: AbortSignal) => Promise<void>;
  readonly clock?: Clock;
  /** Receives what happens, in English, a line at a time. */
  readonly progress?: (message: string) => void;
}

const HOUR_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/**
 * Keeps the edition in service up to date with the official addresses, beside a portal that serves meanwhile: loads what a round left that
 * was complete when an earlier run ended, and each week makes a new round and loads it when it is complete.
 */
export class OfficialUpdates {
  readonly #options: Required<UpdateOptions>;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #loading = false;

  constructor(options: UpdateOptions) {
    this.#options = { clock: systemClock, progress: () => {}, ...options };
  }

  /** Begins to work. Returns at once. */
  start(): void {
    this.#running = this.#run();
  }

  /**
   * Ends the work in the middle of whatever it does; a later start continues it. A load that has begun is finished
   * first.
   */
  async close(): Promise<void> {
    this.#stop.abort(new Error('the portal is stopping'));
    if (this.#loading) this.#options.progress('official addresses: the load that has begun is finished first');
    await this.#running;
  }

  async #run(): Promise<void> {
    const { archive, clock, progress } = this.#options;
    const { signal } = this.#stop;
    if (!signal.aborted && (await archive.completedAt()) !== null) await this.#load();
    while (!signal.aborted) {
      try {
        const completedAt = await archive.completedAt();
        if (completedAt !== null) await clock.sleep(Math.max(0, completedAt + WEEK_MS - clock.now()), signal);
        await archive.round(signal);
        await this.#load();
      } catch (error) {
        if (signal.aborted) return;
        progress(`official addresses: ${(error as Error).message}; next attempt in an hour`);
        await clock.sleep(HOUR_MS, signal).catch(() => {});
      }
      // lets timers and calls run also where a clock does not wait
      await nextTurn();
    }
  }

  /** A load that is refused leaves the edition before it in service. */
  async #load(): Promise<void> {
    this.#loading = true;
    try {
      await this.#options.load(this.#stop.signal);
    } catch (error) {
      this.#options.progress(`official addresses: the edition in service stays: ${(error as Error).message}`);
    } finally {
      this.#loading = false;
    }
  }
}
