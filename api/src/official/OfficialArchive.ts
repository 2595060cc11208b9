import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Day } from '../dates/day.ts';
import { type ArchiveState, type FileState, readArchiveState, writeArchiveState } from './ArchiveState.ts';
import { type Clock, systemClock } from './Clock.ts';
import { FetchError } from './FetchError.ts';
import { fetchFile } from './fetchFile.ts';
import type { OfficialFile } from './officialFiles.ts';
import { Patience } from './Patience.ts';

/** How far an archive has come. */
export interface ArchiveProgress {
  /** Files that are kept, or whose address was given up. */
  readonly done: number;
  readonly total: number;
}

export interface ArchiveOptions {
  /** The folder in which the files are kept. */
  readonly folder: string;
  /** The files at the official addresses on a day. */
  readonly files: (day: Day) => readonly OfficialFile[];
  /** The date in Europe/Rome. */
  readonly today: () => Day;
  readonly clock?: Clock;
  /** Receives what happens, in English, a line at a time. */
  readonly progress?: (message: string) => void;
  /** Milliseconds between two requests. */
  readonly pauseBetween?: number;
  /** Milliseconds without a byte after which a request is given up. */
  readonly patience?: number;
}

/**
 * Called when files of the history have come, and nothing more of it can be fetched for a while or only the boundaries are left, which take
 * long: the files at hand may be loaded meanwhile.
 */
export type OnStall = () => Promise<void>;

const PAUSE_MS = 2000;
/** A wait from which on the files at hand are worth a load. */
const STALL_MS = 30_000;

const minutes = (milliseconds: number) => {
  const whole = Math.max(1, Math.round(milliseconds / 60_000));
  return `${whole} minute${whole === 1 ? '' : 's'}`;
};

/**
 * A folder with the official files. A round asks every address once, one at a time with pauses, since they are public
 * services of others; a file that has not changed is not fetched again. A round that is interrupted goes on at the next
 * start, also in the middle of a file.
 */
export class OfficialArchive {
  readonly folder: string;
  readonly #options: Required<ArchiveOptions>;
  #state: ArchiveState | undefined;
  #progress: ArchiveProgress = { done: 0, total: 0 };

  constructor(options: ArchiveOptions) {
    this.folder = options.folder;
    this.#options = { clock: systemClock, progress: () => {}, pauseBetween: PAUSE_MS, patience: 60_000, ...options };
  }

  get progress(): ArchiveProgress {
    return this.#progress;
  }

  /** Whether the folder holds files that were fetched. */
  async holdsFiles(): Promise<boolean> {
    return Object.values((await this.#known()).files).some(({ kept }) => kept !== undefined);
  }

  /** When the last whole round ended, as milliseconds since 1970; null before the first one. */
  async completedAt(): Promise<number | null> {
    return (await this.#known()).completedAt;
  }

  /**
   * Completes the round that was interrupted, or makes a new one. Resolves when every address gave its file or was
   * given up. Rejects only with the reason of the signal, or when the folder cannot be written to.
   */
  async round(signal: AbortSignal, onStall: OnStall = async () => {}): Promise<void> {
    const { clock, today, pauseBetween } = this.#options;
    const before = await this.#known();
    const round = before.round ?? today();
    await this.#update({ round });
    const files = this.#options.files(round);
    const patience = new Patience();
    let [asked, changed] = [false, false];
    for (;;) {
      const pending = files.filter(({ id }) => this.#fileState(id).settledIn !== round);
      this.#progress = { done: files.length - pending.length, total: files.length };
      const next = patience.next(pending, clock.now());
      if (!next) break;
      const wait = next.at - clock.now();
      const boundaries = next.file.content === 'shapefiles';
      if (changed && (boundaries || wait >= STALL_MS)) {
        changed = false;
        await onStall();
      }
      await clock.sleep(Math.max(wait, asked ? pauseBetween : 0), signal);
      asked = true;
      // boundaries alone are not worth a load before all have come: the maps would be made anew with each
      if ((await this.#ask(next.file, round, patience, signal)) && !boundaries) changed = true;
    }
    await this.#update({ round: null, completedAt: clock.now() });
  }

  /** Asks one address. Resolves to whether the file is new or has changed. */
  async #ask(file: OfficialFile, round: Day, patience: Patience, signal: AbortSignal): Promise<boolean> {
    const { clock, progress } = this.#options;
    const { kept, part } = this.#fileState(file.id);
    const place = `official archive ${this.#progress.done + 1}/${this.#progress.total}`;
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
      return changed;
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      if (patience.failed(file, error, clock.now())) {
        const wait = (patience.next([file], clock.now())?.at ?? 0) - clock.now();
        progress(`${place}: ${error.message}; next attempt in ${minutes(wait)}`);
      } else {
        await this.#updateFile(file.id, { ...(kept && { kept }), settledIn: round, missing: error.message });
        progress(`${place}: ${error.message}; given up until the next round${kept ? ', the file at hand stays' : ''}`);
      }
      return false;
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
