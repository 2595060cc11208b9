/** Admits lines to a log: each once in a minute, and no more than so many different ones. */
export class LinesOfMinute {
  readonly #most: number;
  readonly #admitted = new Set<string>();
  #since = Number.NEGATIVE_INFINITY;

  constructor(most: number) {
    this.#most = most;
  }

  /** @param now milliseconds */
  admits(line: string, now = performance.now()): boolean {
    if (now - this.#since >= 60_000) {
      this.#admitted.clear();
      this.#since = now;
    }
    if (this.#admitted.has(line) || this.#admitted.size >= this.#most) return false;
    this.#admitted.add(line);
    return true;
  }
}
