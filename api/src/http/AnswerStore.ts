/** An answer as it goes over the wire. */
export interface StoredAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Keeps the latest answers up to a number of bytes; the one unused for longest goes first. */
export class AnswerStore {
  readonly #answers = new Map<string, StoredAnswer>();
  readonly #limit: number;
  #bytes = 0;

  /** An answer that alone would take more than an eighth of `limit` is not kept. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): StoredAnswer | undefined {
    const answer = this.#answers.get(key);
    if (answer) {
      this.#answers.delete(key);
      this.#answers.set(key, answer);
    }
    return answer;
  }

  set(key: string, answer: StoredAnswer): void {
    this.#remove(key);
    if (answer.body.byteLength > this.#limit / 8) return;
    this.#answers.set(key, answer);
    this.#bytes += answer.body.byteLength;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#limit) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#answers.get(key)?.body.byteLength ?? 0;
    this.#answers.delete(key);
  }
}
