import type { Day } from '@territori/history/dates/day';
import { dayBefore } from '@territori/history/territory/period';
import type { State } from './readStates.ts';

/** The state on a day among those of a unit; undefined when it was not in force. */
export const stateOn = (states: readonly State[], day: Day): State | undefined =>
  states.find(({ from, to }) => from <= day && (to === null || day < to));

/** The state of a unit on a day; when it was not in force, that of the day before, else its last one. Undefined for no unit. */
export const nearestState = (states: readonly State[], day: Day): State | undefined =>
  stateOn(states, day) ?? stateOn(states, dayBefore(day)) ?? states.at(-1);
