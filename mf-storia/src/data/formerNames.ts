import type { Unita } from '@territori/contract/v1';
import { shownStates } from './shownStates.ts';

/** A name that a unit had and no longer has. */
export interface FormerName {
  readonly name: string;
  /** The first day without it. */
  readonly until: string;
  /** The years of the two censuses between which it changed, where no source gives the day. */
  readonly between?: readonly [from: string, to: string];
}

/** How the API names a province between two censuses that name it differently: "Girgenti o Agrigento (nome tra il 1921 e il 1931)". */
const EITHER = / \(nome tra il (\d{4}) e il (\d{4})\)$/;

/** The names of a unit that differ from its last one, in order of time. */
export function formerNames(states: readonly Unita[]): readonly FormerName[] {
  const last = states.at(-1)?.denominazione;
  const named = new Map<string, FormerName>();
  const shown = shownStates(states);
  shown.forEach(({ to, unit: { denominazione: name } }, place) => {
    if (to === null || name === last || EITHER.test(name)) return;
    const [, from, until] = EITHER.exec(shown[place + 1]?.unit.denominazione ?? '') ?? [];
    named.set(name, { name, until: to, ...(from && until && { between: [from, until] as const }) });
  });
  return [...named.values()];
}
