import type { State } from '@territori/edition/EditionModel';
import type { Day } from '@territori/history/dates/day';
import { dayBefore } from '@territori/history/territory/period';
import { message } from '../../../message.ts';
import { Problem } from '../../errors/Problem.ts';

/**
 * The error for a day on which a unit was not in force.
 * @param states the states of the unit in order of time
 */
export function notInForce(states: readonly [State, ...State[]], parameter: string, day: Day): Problem {
  const [first] = states;
  const { row, to } = states[states.length - 1] as State;
  const last = to === null ? null : dayBefore(to);
  const values = { parameter, id: row.id, name: row.denominazione, day, first: first.from };
  return new Problem(
    'unita_inesistente',
    last ? message('notInForce.ended', { ...values, last }) : message('notInForce', values),
    parameter,
  );
}
