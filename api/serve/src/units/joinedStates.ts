import type { State } from '@territori/edition/EditionModel';

/**
 * Joins the states of a unit, in order of time, that follow each other without a gap and agree in what `asked` gives. What is joined has
 * the first day of its first state, and all else of its last one.
 */
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
