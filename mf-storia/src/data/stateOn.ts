import type { Unita } from '@territori/contract/v1';

/** The state of a unit on a day (`YYYY-MM-DD`); its last one without a day, and where the unit was not in force. */
export function stateOn(states: readonly Unita[], day: string): Unita | undefined {
  const held = states.find(({ valido_dal, valido_al }) => valido_dal <= day && (valido_al === null || day < valido_al));
  return held ?? states.at(-1);
}
