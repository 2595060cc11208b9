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

  /** Resolves when it is the caller's turn, to the function that gives it back. */
  async take(): Promise<() => void> {
    if (this.#taken < this.#atATime) this.#taken += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#taken -= 1;
    };
  }
}
