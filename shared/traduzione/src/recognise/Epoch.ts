import type { DayNumber, Period } from '../storia/dayNumber.ts';

export type Verdict = 'certa' | 'probabile' | 'mista' | 'non_riconosciuta';

export interface Epoch {
  /** First day and first day out of it (OPEN: still going on); null when the epoch is not recognised. */
  readonly from: DayNumber | null;
  readonly to: DayNumber | null;
  /** Share of the values that were in force. */
  readonly share: number;
  readonly verdict: Verdict;
  readonly alternatives: readonly { readonly from: DayNumber; readonly to: DayNumber; readonly share: number }[];
  /**
   * The times that fit the list equally well, the newest first; the epoch is one of them. In each of them every value means the same units
   * throughout. Empty when the epoch is not recognised.
   */
  readonly candidates: readonly Period[];
}
