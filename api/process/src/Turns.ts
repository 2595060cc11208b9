/** Lets a few of many works go on at a time; the others wait in their order. */
export class Turns {
  readonly #atATime: number;
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(atATime: number) {
    this.#atATime = atATime;
  }

  /** Works that have their turn. */
  get running(): number {
    return this.#taken;
  }

  /** Works that wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Resolves when it is the caller's turn, to the function that gives it back.
   * @param gone aborted by a caller who waits no longer: the place is given up, and the wait ends with the reason
   */
  async take(gone?: AbortSignal): Promise<() => void> {
    if (this.#taken < this.#atATime) this.#taken += 1;
    else await this.#wait(gone);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#taken -= 1;
    };
  }

  #wait(gone: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(gone?.reason);
      };
      const enter = () => {
        gone?.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.push(enter);
      gone?.addEventListener('abort', leave, { once: true });
    });
  }
}
