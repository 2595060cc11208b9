import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Day } from '@territori/history/dates/day';
import { type ArchiveState, type FileState, readArchiveState, writeArchiveState } from './ArchiveState.ts';
import { type Clock, systemClock } from './Clock.ts';
import { FetchError } from './FetchError.ts';
import { fetchFile } from './fetchFile.ts';
import type { OfficialFile } from './officialFiles.ts';
import { Patience } from './Patience.ts';

export interface ArchiveOptions {
  /** The folder in which the files are kept. */
  readonly folder: string;
  /** The files at the official addresses on a day. */
  readonly files: (day: Day) => readonly OfficialFile[];
  /** The date in Europe/Rome. */
  readonly today: () => Day;
  readonly clock?: Clock;
  /** Receives what happens to each file, in English, a line at a time. */
  readonly progress?: (message: string) => void;
  /** Receives once a round, in English, why a service did not answer: the round waits for it. */
  readonly onWait?: (reason: string) => void;
  /** Milliseconds between two requests. */
  readonly pauseBetween?: number;
  /** Milliseconds without a byte after which a request is given up. */
  readonly patience?: number;
}

const PAUSE_MS = 2000;

const minutes = (milliseconds: number) => {
  const whole = Math.max(1, Math.round(milliseconds / 60_000));
  return `${whole} minute${whole === 1 ? '' : 's'}`;
};

/** The states of files as a new round finds them: addresses that gave nothing are asked again, also on the same day. */
const withoutMissing = (files: ArchiveState['files']): ArchiveState['files'] =>
  Object.fromEntries(
    Object.entries(files).map(([id, { missing, settledIn, ...file }]) => [id, missing || !settledIn ? file : { ...file, settledIn }]),
  );

/**
 * A folder with the official files. A round asks every address once, one at a time with pauses, since they are public
 * services of others; a file that has not changed is not fetched again. A round that is interrupted goes on at the next
 * start, also in the middle of a file.
 */
export class OfficialArchive {
  readonly folder: string;
  readonly #options: Required<ArchiveOptions>;
  #state: ArchiveState | undefined;
  /** Files that are kept, or whose address was given up, of how many. */
  #place = { done: 0, total: 0 };
  #waited = false;

  constructor(options: ArchiveOptions) {
    this.folder = options.folder;
    this.#options = { clock: systemClock, progress: () => {}, onWait: () => {}, pauseBetween: PAUSE_MS, patience: 60_000, ...options };
  }

  /** When the last round ended, as milliseconds since 1970; null before the first one and while one is under way. */
  async completedAt(): Promise<number | null> {
    const { round, completedAt } = await this.#known();
    return round === null ? completedAt : null;
  }

  /**
   * Completes the round that was interrupted, or makes a new one. Resolves when every address gave its file or was
   * given up. Rejects only with the reason of the signal, or when the folder cannot be written to.
   */
  async round(signal: AbortSignal): Promise<void> {
    const { clock, today, pauseBetween } = this.#options;
    const before = await this.#known();
    const round = before.round ?? today();
    await this.#update(before.round === null ? { round, files: withoutMissing(before.files) } : {});
    const files = this.#options.files(round);
    const patience = new Patience();
    this.#waited = false;
    let asked = false;
    for (;;) {
      const pending = files.filter(({ id }) => this.#fileState(id).settledIn !== round);
      this.#place = { done: files.length - pending.length, total: files.length };
      const next = patience.next(pending, clock.now());
      if (!next) break;
      await clock.sleep(Math.max(next.at - clock.now(), asked ? pauseBetween : 0), signal);
      asked = true;
      await this.#ask(next.file, round, patience, signal);
    }
    await this.#forgetOthers(files);
    await this.#update({ round: null, completedAt: clock.now() });
  }

  /** Removes what an earlier list of addresses gave and this one does not name. */
  async #forgetOthers(files: readonly OfficialFile[]): Promise<void> {
    const asked = new Set(files.map(({ id }) => id));
    const all = Object.entries((await this.#known()).files);
    for (const [id, { kept }] of all) if (!asked.has(id) && kept) await rm(join(this.folder, kept.name), { force: true });
    await this.#update({ files: Object.fromEntries(all.filter(([id]) => asked.has(id))) });
  }

  /** Asks one address. */
  async #ask(file: OfficialFile, round: Day, patience: Patience, signal: AbortSignal): Promise<void> {
    const { clock, progress, onWait } = this.#options;
    const { kept, part } = this.#fileState(file.id);
    const place = `official archive ${this.#place.done + 1}/${this.#place.total}`;
    try {
      const { changed, ...fetched } = await fetchFile(file, this.folder, {
        signal,
        clock,
        patience: this.#options.patience,
        ...(kept && { known: kept }),
        ...(part && { part }),
        onBegin: (validators) => this.#updateFile(file.id, { ...this.#fileState(file.id), part: validators }),
      });
      patience.succeeded(file);
      // an unchanged report keeps the name with the day of its first fetch
      const name = changed ? file.name : (kept?.name ?? file.name);
      if (kept && kept.name !== file.name) await rm(join(this.folder, changed ? kept.name : file.name), { force: true });
      await this.#updateFile(file.id, { kept: { ...fetched, name }, settledIn: round });
      progress(`${place}: ${name}, ${changed ? `${(fetched.bytes / 1_000_000).toFixed(1)} MB` : 'unchanged'}`);
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      if (patience.failed(file, error, clock.now())) {
        if (error.failure === 'unavailable' && !this.#waited) onWait(error.message);
        this.#waited ||= error.failure === 'unavailable';
        const wait = (patience.next([file], clock.now())?.at ?? 0) - clock.now();
        progress(`${place}: ${error.message}; next attempt in ${minutes(wait)}`);
      } else {
        await this.#updateFile(file.id, { ...(kept && { kept }), settledIn: round, missing: error.message });
        progress(`${place}: ${error.message}; given up until the next round${kept ? ', the file at hand stays' : ''}`);
      }
    }
  }

  async #known(): Promise<ArchiveState> {
    this.#state ??= await readArchiveState(this.folder);
    return this.#state;
  }

  #fileState(id: string): FileState {
    return this.#state?.files[id] ?? {};
  }

  async #update(change: Partial<ArchiveState>): Promise<void> {
    this.#state = { ...(await this.#known()), ...change };
    await writeArchiveState(this.folder, this.#state);
  }

  async #updateFile(id: string, file: FileState): Promise<void> {
    await this.#update({ files: { ...(await this.#known()).files, [id]: file } });
  }
}
