import type { Edition } from './index.ts';

/** Remembers the answer for the edition that was asked for last, because an edition never changes. A failure is not remembered. */
export class EditionMemo<T> {
  readonly #ask: (edition: Edition) => Promise<T>;
  #edition: number | undefined;
  #answer: Promise<T> | undefined;

  constructor(ask: (edition: Edition) => Promise<T>) {
    this.#ask = ask;
  }

  of(edition: Edition): Promise<T> {
    if (this.#answer && this.#edition === edition.id) return this.#answer;
    const answer = this.#ask(edition);
    this.#edition = edition.id;
    this.#answer = answer;
    answer.catch(() => {
      if (this.#answer === answer) this.#answer = undefined;
    });
    return answer;
  }
}
