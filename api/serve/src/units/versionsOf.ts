import type { State } from '@territori/edition/EditionModel';

/** What a unit was over a time in which its versions do not differ. */
export interface UnitVersion {
  /** The state with which it begins, and the one with which it ends. */
  readonly first: State;
  readonly last: State;
  readonly from: string;
  /** First day after it; null while in force. */
  readonly to: string | null;
}

/** The states of a unit, in order of time, as versions: those that meet and that `same` finds to be one become one. */
export function versionsOf(states: readonly State[], same: (one: State, next: State) => boolean): UnitVersion[] {
  const versions: UnitVersion[] = [];
  for (const state of states) {
    const before = versions.at(-1);
    if (before?.to === state.from && same(before.last, state)) versions[versions.length - 1] = { ...before, last: state, to: state.to };
    else versions.push({ first: state, last: state, from: state.from, to: state.to });
  }
  return versions;
}
