/** An event that is counted for a section. `lcp_good` and the like are web vitals by rating. */
export type Outcome =
  | 'load'
  | 'load_failure'
  | 'error'
  | 'rejected_call'
  | `${'lcp' | 'inp' | 'cls'}_${'good' | 'needs_improvement' | 'poor'}`;

export interface OutcomesOptions {
  readonly shell: string;
  /** The version of a section in this page; undefined when the page has no such section. */
  readonly versionOf: (section: string) => string | undefined;
  /** Sends the counts; a failure is ignored. */
  readonly send: (body: string) => void;
}

/**
 * Counts what happens to the sections of this page, and sends the sums when the page is left. No address, path or text of an error is
 * part of it.
 */
export class Outcomes {
  readonly #options: OutcomesOptions;
  readonly #counts = new Map<string, { section: string; version: string; outcome: Outcome; count: number }>();

  constructor(options: OutcomesOptions) {
    this.#options = options;
  }

  add(section: string | undefined, outcome: Outcome): void {
    const version = section && this.#options.versionOf(section);
    if (!section || !version) return;
    const key = `${section} ${outcome}`;
    const known = this.#counts.get(key);
    this.#counts.set(key, { section, version, outcome, count: (known?.count ?? 0) + 1 });
  }

  /** Sends what was counted since the last time. */
  flush(): void {
    if (this.#counts.size === 0) return;
    const outcomes = [...this.#counts.values()];
    this.#counts.clear();
    this.#options.send(JSON.stringify({ shell: this.#options.shell, outcomes }));
  }
}
