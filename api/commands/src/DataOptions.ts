import type { Clock } from '@territori/load/official/Clock';
import type { Database } from '@territori/store/database';

/** What a command uses instead of what the environment names. */
export interface DataOptions {
  /** A database that is open and stays open. */
  readonly opened?: Database | undefined;
  /** By which `fetch` waits for a service that is down. */
  readonly clock?: Clock | undefined;
  /** The folder of the record. */
  readonly record?: string | undefined;
}
