import type { State } from '@territori/edition/EditionModel';
import type { Day } from '@territori/history/dates/day';
import { dayBefore } from '@territori/history/territory/period';
import { Problem } from '../errors/Problem.ts';

/**
 * The error for a day on which a unit was not in force.
 * @param states the states of the unit in order of time
 */
export function notInForce(states: readonly [State, ...State[]], parameter: string, day: Day): Problem {
  const [first] = states;
  const { row, to } = states[states.length - 1] as State;
  const last = to === null ? null : dayBefore(to);
  return new Problem(
    'unita_inesistente',
    {
      it: `${parameter}: l’unità ${row.id} (${row.denominazione}) non era in vigore il ${day}. Il suo primo giorno è il ${first.from}${last ? `, l’ultimo è il ${last}` : ''}.`,
      en: `${parameter}: the unit ${row.id} (${row.denominazione}) was not in force on ${day}. Its first day is ${first.from}${last ? `, its last day is ${last}` : ''}.`,
    },
    parameter,
  );
}
