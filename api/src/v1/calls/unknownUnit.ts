import type { Day } from '../../dates/day.ts';
import { Problem } from '../errors/Problem.ts';
import type { State } from '../model/EditionModel.ts';

/** The error for an id that no unit has. */
export const unknownUnit = (id: number, parameter = 'id'): Problem =>
  new Problem('unita_inesistente', { it: `Nessuna unità ha l’id ${id}.`, en: `No unit has the id ${id}.` }, parameter);

/**
 * The error for a day on which a unit was not in force.
 * @param states the states of the unit in order of time
 */
export function notInForce(states: readonly [State, ...State[]], parameter: string, day: Day): Problem {
  const [first] = states;
  const { row, to } = states[states.length - 1] as State;
  return new Problem(
    'unita_inesistente',
    {
      it: `${parameter}: l’unità ${row.id} (${row.denominazione}) non era in vigore il ${day}. Comincia il ${first.from}${to === null ? '' : ` e il suo ultimo giorno è quello prima del ${to}`}.`,
      en: `${parameter}: the unit ${row.id} (${row.denominazione}) was not in force on ${day}. It begins on ${first.from}${to === null ? '' : ` and its last day is the one before ${to}`}.`,
    },
    parameter,
  );
}
