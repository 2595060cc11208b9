import type { Level } from '../storia/Storia.ts';
import type { Candidate } from './Candidate.ts';
import type { AppliedDecision } from './decideValues.ts';
import type { Epoch } from './Epoch.ts';
import type { LevelQuestion } from './level.ts';
import type { NamedValues } from './names.ts';

/** What a list is: its level, the column that says which units it is about, and the time of their codes or names. */
export interface Recognition {
  readonly level: Level;
  readonly chosen: Candidate;
  readonly epoch: Epoch;
  /** The column of names beside a column of codes. */
  readonly names: NamedValues | null;
  /** Other columns of codes of the same level with the times of theirs. */
  readonly others: readonly { readonly candidate: Candidate; readonly epoch: Epoch }[];
  /** Where the list is of this level or of another alike: what to ask, and the column as it is read at the other level. */
  readonly levels: { readonly question: LevelQuestion; readonly rival: Candidate } | null;
  /** The visitor's decisions of which the list has the values. */
  readonly applied: readonly AppliedDecision[];
}
