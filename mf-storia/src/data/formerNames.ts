import type { Unita } from '@territori/contract/v1';
import { readNameBetween } from '@territori/traduzione/nomi';
import { shownStates } from './shownStates.ts';

/** A name that a unit had and no longer has. */
export interface FormerName {
  readonly name: string;
  /** The first day without it. */
  readonly until: string;
  /** The years of the two censuses between which it changed, where no source gives the day. */
  readonly between?: readonly [from: number, to: number];
}

/** The names of a unit that differ from its last one, in order of time. */
export function formerNames(states: readonly Unita[]): readonly FormerName[] {
  const last = states.at(-1)?.denominazione;
  const named = new Map<string, FormerName>();
  const shown = shownStates(states);
  shown.forEach(({ to, unit: { denominazione: name } }, place) => {
    if (to === null || name === last || readNameBetween(name)) return;
    const both = readNameBetween(shown[place + 1]?.unit.denominazione ?? '');
    named.set(name, { name, until: to, ...(both && { between: [both.from, both.to] as const }) });
  });
  return [...named.values()];
}
