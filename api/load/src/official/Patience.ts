import type { FetchError } from './FetchError.ts';
import type { OfficialFile } from './officialFiles.ts';

const MINUTE = 60_000;
const FIRST_WAIT = MINUTE;
const LONGEST_WAIT = 60 * MINUTE;
/** Attempts after which a file is given up whose service answers for other files. */
const ATTEMPTS = 6;

interface Failures {
  count: number;
  notBefore: number;
}

/**
 * When each address may be asked again. A service that cannot answer is left alone for a minute, then two, then four,
 * up to an hour, or for as long as it says; so is a file in whose place another came.
 */
export class Patience {
  readonly #hosts = new Map<string, Failures & { answered: boolean }>();
  readonly #files = new Map<string, Failures>();

  #host({ url }: OfficialFile) {
    const { host } = new URL(url);
    const known = this.#hosts.get(host) ?? { count: 0, notBefore: 0, answered: false };
    this.#hosts.set(host, known);
    return known;
  }

  #file({ id }: OfficialFile): Failures {
    const known = this.#files.get(id) ?? { count: 0, notBefore: 0 };
    this.#files.set(id, known);
    return known;
  }

  /** The next file to ask for, and when: the first that may be asked; of several, the one with the fewest failures. */
  next(files: readonly OfficialFile[], now: number): { file: OfficialFile; at: number } | undefined {
    const dated = files.map((file) => ({
      file,
      at: Math.max(now, this.#host(file).notBefore, this.#file(file).notBefore),
      failures: this.#file(file).count,
    }));
    return dated.sort((a, b) => a.at - b.at || a.failures - b.failures)[0];
  }

  succeeded(file: OfficialFile): void {
    Object.assign(this.#host(file), { count: 0, notBefore: 0, answered: true });
    this.#files.delete(file.id);
  }

  /** Notes a failure. Returns false when the file is given up. */
  failed(file: OfficialFile, { failure, retryAfter }: FetchError, now: number): boolean {
    if (failure === 'gone') return false;
    const [own, host] = [this.#file(file), this.#host(file)];
    const wait = (failures: Failures) => Math.min(FIRST_WAIT * 2 ** (failures.count - 1), LONGEST_WAIT);
    own.count += 1;
    if (failure === 'unavailable') {
      host.count += 1;
      host.notBefore = now + (retryAfter ?? wait(host));
    } else own.notBefore = now + wait(own);
    return own.count < ATTEMPTS || !(host.answered || failure === 'unexpected');
  }
}
