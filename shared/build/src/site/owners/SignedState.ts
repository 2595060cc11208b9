import type { Deployment } from '../deployment.ts';

/** The state of a site as its owners signed it. */
export interface SignedState {
  /** With the number of the latest revision, which may be one that was refused. */
  readonly deployment: Deployment;
  /** The number of the revision that holds it, and the hash of that file; null of an empty site. */
  readonly state: number;
  readonly digest: string | null;
  /** The later revisions that do not count, each with a sentence that says why. */
  readonly refused: readonly string[];
}
