import type { Livello } from '@territori/wire/v1/values';
import type { UnitState } from './UnitHistory.ts';

/** The national controlled vocabulary of places (AgID, `territorial-classifications`). */
export const NATIONAL = 'https://w3id.org/italia/controlled-vocabulary/territorial-classifications/';

/** The last day of the lists from which the vocabulary was made: what began later has no concept in it. */
const LAST_DAY = '2023-12-31';

/** The part of the vocabulary that holds the units in force, each by its code. */
const UNITS: Readonly<Partial<Record<Livello, string>>> = {
  uts: 'provinces',
  regione: 'regions',
  ripartizione: 'geographical-distribution',
};

/** The concept of a unit that was in force on the last day of the vocabulary; none for a comune, whose concepts are its states. */
export function conceptOfUnit(states: readonly UnitState[]): string | undefined {
  const state = states.find(({ from, to }) => from <= LAST_DAY && (to === null || LAST_DAY < to));
  const part = state && UNITS[state.row.livello];
  return part && state.row.codice !== null ? `${NATIONAL}${part}/${state.row.codice}` : undefined;
}

/** The concept of a state of a comune: its code and the first day on which the state held. */
export function conceptOfState({ row, from }: UnitState): string | undefined {
  if (row.livello !== 'comune' || row.codice === null || from > LAST_DAY) return undefined;
  return `${NATIONAL}cities/${row.codice}-(${from})`;
}
