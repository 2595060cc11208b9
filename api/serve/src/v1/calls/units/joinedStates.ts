import type { State } from '@territori/edition/EditionModel';

/** States of which those that meet in time and agree in what is asked of them are one, as its last state was. A gap in time remains. */
export function joinedStates(states: readonly State[], asked: (state: State) => string = () => ''): State[] {
  const joined: State[] = [];
  for (const state of states) {
    const before = joined.at(-1);
    // the row of a state is made when it is read, so that a copy does not have it
    if (before?.to === state.from && asked(before) === asked(state)) joined.splice(-1, 1, { ...state, row: state.row, from: before.from });
    else joined.push(state);
  }
  return joined;
}
