import { describeError, type ErrorDescription, type ReleasedPart } from './describeError.ts';

/** An event that is counted for a section. `lcp_good` and the like are web vitals by rating. */
export type Outcome =
  | 'load'
  | 'load_failure'
  | 'error'
  | 'rejected_call'
  | `${'lcp' | 'inp' | 'cls'}_${'good' | 'needs_improvement' | 'poor'}`;

export interface OutcomesOptions {
  /** The shell and the sections of this page. */
  readonly parts: readonly ReleasedPart[];
  /** Sends the counts; a failure is ignored. */
  readonly send: (body: string) => void;
}

/** Errors that are described in one report; the others are only counted. */
const DESCRIBED = 5;

/**
 * Counts what happens to the parts of this page, and sends the sums and the places of the errors when the page is left. No address of a
 * page and no text of it is part of that.
 */
export class Outcomes {
  readonly #options: OutcomesOptions;
  readonly #counts = new Map<string, { section: string; version: string; outcome: Outcome; count: number }>();
  readonly #errors = new Map<string, { section: string; version: string } & ErrorDescription>();

  constructor(options: OutcomesOptions) {
    this.#options = options;
  }

  /** Counts an outcome of a section. @param reason the error behind it, where there is one */
  add(section: string | undefined, outcome: Outcome, reason?: unknown): void {
    this.#count(section, outcome, describeError(reason, this.#options.parts));
  }

  /**
   * Counts an error that no page has caught, for the section in whose file it was thrown, else for the shell.
   * @param thrownAt the place that the browser gives beside it
   */
  addUncaught(reason: unknown, thrownAt?: string): void {
    const described = describeError(reason, this.#options.parts, thrownAt);
    const parts = (described?.at ?? []).map((place) => place.split('@', 1)[0]);
    this.#count(parts.find((part) => part !== 'shell') ?? parts[0], 'error', described);
  }

  /** Sends what was counted since the last time. */
  flush(): void {
    if (this.#counts.size === 0) return;
    const outcomes = [...this.#counts.values()];
    const errors = [...this.#errors.values()];
    this.#counts.clear();
    this.#errors.clear();
    const shell = this.#options.parts.find(({ part }) => part === 'shell')?.version;
    this.#options.send(JSON.stringify({ shell, outcomes, ...(errors.length > 0 && { errors }) }));
  }

  /**
   * @param section a section of this page, or `shell`; what concerns no such part is not counted
   * @param described the error, where one was thrown in a file of this page
   */
  #count(section: string | undefined, outcome: Outcome, described?: ErrorDescription): void {
    const { parts } = this.#options;
    const version = parts.find(({ part }) => part === section)?.version;
    if (!section || !version) return;
    const key = `${section} ${outcome}`;
    const known = this.#counts.get(key);
    this.#counts.set(key, { section, version, outcome, count: (known?.count ?? 0) + 1 });
    if (described && this.#errors.size < DESCRIBED) this.#errors.set(`${section} ${described.at[0]}`, { section, version, ...described });
  }
}
