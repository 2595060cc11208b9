import type { SharedVersions } from './PublishedSection.ts';

/** A contract that the shell keeps for a time beside the present one, so that no day comes on which all sections must be new. */
export interface FormerContract {
  readonly contract: number;
  /** The last version of each of our packages under that contract, whose place the present one takes: `{ '@territori/kit': '1.4.0' }`. */
  readonly versions: SharedVersions;
  /** The last day (YYYY-MM-DD), announced to the teams: after it a release of the shell may leave the contract out. */
  readonly until: string;
}

/** The former contracts that this shell runs. Empty as long as nothing has broken; `shell/README.md` says how one is added and removed. */
export const FORMER_CONTRACTS: readonly FormerContract[] = [];
