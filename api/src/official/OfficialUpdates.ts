import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Clock, systemClock } from './Clock.ts';
import type { ArchiveProgress, OfficialArchive } from './OfficialArchive.ts';

export interface UpdateOptions {
  readonly archive: OfficialArchive;
  /**
   * Makes an edition of the files in the archive and puts it into service, unless the one in service was made of the
   * same files. The signal stops what goes on after that.
   */
  readonly load: (signal: AbortSignal) => Promise<void>;
  readonly clock?: Clock;
  /** Receives what happens, in English, a line at a time. */
  readonly progress?: (message: string) => void;
}

const HOUR_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/**
 * Keeps the edition in service up to date with the official addresses, beside a portal that serves meanwhile: loads
 * the files that an earlier run left, fetches the archive, loads it when it is complete, and each week looks again for
 * what has changed. While a service is down, the files at hand are loaded as they are.
 */
export class OfficialUpdates {
  readonly #options: Required<UpdateOptions>;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #firstRound = false;
  #loading = false;

  constructor(options: UpdateOptions) {
    this.#options = { clock: systemClock, progress: () => {}, ...options };
  }

  /** How far the first round has come; null when none is under way. */
  get progress(): ArchiveProgress | null {
    const { progress } = this.#options.archive;
    return this.#firstRound && progress.total > 0 ? progress : null;
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
    if (this.#loading) this.#options.progress('official archive: the load that has begun is finished first');
    await this.#running;
  }

  async #run(): Promise<void> {
    const { archive, clock, progress } = this.#options;
    const { signal } = this.#stop;
    if (!signal.aborted && (await archive.holdsFiles())) await this.#load();
    while (!signal.aborted) {
      try {
        const completedAt = await archive.completedAt();
        if (completedAt !== null) await clock.sleep(Math.max(0, completedAt + WEEK_MS - clock.now()), signal);
        this.#firstRound = completedAt === null;
        await archive.round(signal);
        await this.#load();
      } catch (error) {
        if (signal.aborted) return;
        progress(`official archive: ${(error as Error).message}; next attempt in an hour`);
        await clock.sleep(HOUR_MS, signal).catch(() => {});
      } finally {
        this.#firstRound = false;
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
      this.#options.progress(`official archive: not loaded, the edition before stays in service: ${(error as Error).message}`);
    } finally {
      this.#loading = false;
    }
  }
}
