import type { Database, Edition } from '@territori/store/database';
import { EditionMemo } from '@territori/store/database/EditionMemo';

/**
 * Whether a replica can serve the edition in service. The first question about an edition makes the trial calls, one of each kind;
 * every later one asks only which edition is in service.
 */
export class Readiness {
  readonly #database: Database;
  readonly #trials: EditionMemo<void>;
  /** The edition on which the trial calls were answered, and the one on which one was not. */
  #passed: number | undefined;
  #failed: number | undefined;

  /** @param makeTrialCalls throws where a call is not answered */
  constructor(database: Database, makeTrialCalls: (edition: Edition) => Promise<void>) {
    this.#database = database;
    this.#trials = new EditionMemo(async (edition) => {
      try {
        await makeTrialCalls(edition);
        this.#passed = edition.id;
      } catch (error) {
        this.#failed = edition.id;
        throw error;
      }
    });
  }

  /** Returns when the replica is ready; throws why it is not: what the database throws, or what the trial calls did. */
  async check(): Promise<void> {
    const edition = await this.#database.inService();
    const trials = this.#trials.of(edition);
    // a replica that serves goes on while a new edition is tried: the trial may take longer than a probe waits
    if (this.#passed !== undefined && this.#failed !== edition.id) void trials.catch(() => {});
    else await trials;
  }
}
