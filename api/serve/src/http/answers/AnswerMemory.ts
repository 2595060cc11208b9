import { LRUCache } from 'lru-cache';

/** An answer as it is sent. */
export interface KeptAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | number | string[]>>;
}

/** What a process keeps at most: the proxy keeps answers too, on a disk. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Bytes of the longest answer that is kept: one long answer must not displace all others. */
export const LONGEST_KEPT = KEPT_BYTES / 4;
/** What an answer takes beside its body and its name: its headers. */
const HEADERS_BYTES = 1024;

/**
 * The answers of one state of what is served, which is the edition in service and the day. Another state drops them all. Those that
 * nobody asked for longest make room.
 */
export class AnswerMemory {
  #state = '';
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: KEPT_BYTES,
    maxEntrySize: LONGEST_KEPT,
    // a caller chooses the name: a long address takes room too
    sizeCalculation: ({ body }, name) => body.byteLength + 2 * name.length + HEADERS_BYTES,
  });

  find(state: string, name: string): KeptAnswer | undefined {
    if (state !== this.#state) {
      this.#answers.clear();
      this.#state = state;
    }
    return this.#answers.get(name);
  }

  /** Keeps an answer that was made in a state; drops it where the state is another one meanwhile. */
  keep(state: string, name: string, answer: KeptAnswer): void {
    if (state === this.#state) this.#answers.set(name, answer);
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }
}
