import type { Day } from '@territori/history/dates/day';
import type { State } from './readStates.ts';

/** The states of the units of an edition, by day and by unit. */
export interface States {
  /** The units in force on a day, by level and code. */
  inForce(day: Day): readonly State[];
  /** The states of a unit in order of time; empty for an unknown id. */
  ofUnit(id: number): readonly State[];
  /** Every unit of all times in its last state, by level and last code. */
  readonly last: readonly State[];
}
