import type { Unita } from '@territori/contract/v1';
import { shownStates } from './shownStates.ts';

/** A name that a unit had and no longer has. */
export interface FormerName {
  readonly name: string;
  /** The first day without it. */
  readonly until: string;
}

/** The names of a unit that differ from its last one, in order of time. */
export function formerNames(states: readonly Unita[]): readonly FormerName[] {
  const last = states.at(-1)?.denominazione;
  const untilOf = new Map<string, string>();
  for (const { to, unit } of shownStates(states)) {
    if (to !== null && unit.denominazione !== last) untilOf.set(unit.denominazione, to);
  }
  return [...untilOf].map(([name, until]) => ({ name, until }));
}
