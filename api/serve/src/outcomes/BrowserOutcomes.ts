import { Counter, type Registry } from 'prom-client';

/** What a browser reports about a section. The web vitals are counted by their rating. */
export const OUTCOMES = [
  /** Its code was loaded. */
  'load',
  /** Its code, or that of one of its pages, could not be loaded. */
  'load_failure',
  /** It threw an error. */
  'error',
  /** A call of one of its pages was refused or not answered. */
  'rejected_call',
  ...['lcp', 'inp', 'cls'].flatMap((vital) => ['good', 'needs_improvement', 'poor'].map((rating) => `${vital}_${rating}`)),
] as const;

/** One count of a browser: nothing about the visitor. */
export interface BrowserOutcome {
  readonly section: string;
  readonly version: string;
  readonly outcome: string;
  readonly count: number;
}

/** A count with the version of the shell. */
export interface CountedOutcome extends BrowserOutcome {
  readonly shell: string;
}

/** Sections, versions and shells of one process: browsers name them, and the number of series must stay bounded. */
const LONGEST_LIST = 200;
const OTHER = 'other';

/** Counts what browsers report, in this process since its start, by section, version and shell. */
export class BrowserOutcomes {
  readonly #known = new Set<string>();
  readonly #counter = new Counter({
    name: 'territori_browser_outcomes_total',
    help: 'What browsers reported about sections: loads, failures, errors, rejected calls, and web vitals by rating',
    labelNames: ['section', 'version', 'shell', 'outcome'] as const,
    registers: [],
  });

  register(registry: Registry): void {
    registry.registerMetric(this.#counter);
  }

  add(shell: string, { section, version, outcome, count }: BrowserOutcome): void {
    const key = `${section} ${version} ${shell}`;
    if (this.#known.size < LONGEST_LIST) this.#known.add(key);
    const named = this.#known.has(key) ? { section, version, shell } : { section: OTHER, version: OTHER, shell: OTHER };
    this.#counter.inc({ ...named, outcome }, count);
  }

  async counted(): Promise<CountedOutcome[]> {
    const { values } = await this.#counter.get();
    return values.map(({ labels, value }) => ({ ...(labels as Omit<CountedOutcome, 'count'>), count: value }));
  }
}
