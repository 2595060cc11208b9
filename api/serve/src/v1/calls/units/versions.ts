import type { State } from '@territori/edition/EditionModel';
import { UnitId } from '@territori/wire/v1/parameters';
import { Unita } from '@territori/wire/v1/unita';
import { listCall } from '../answering/listCall.ts';
import { unknownUnit } from './unknownUnit.ts';

/** What must stay the same for two states of a version to be one row: a province may have had another name before. */
const belongings = ({ version, row: { provincia, regione } }: State): string =>
  [version, provincia?.id, provincia?.denominazione, regione?.id, regione?.denominazione].join('|');

/** The states of a unit, those that differ in their characteristics alone joined; such a row shows the last characteristics. */
export function joinedStates(states: readonly State[]): Unita[] {
  const rows: Unita[] = [];
  let first = 0;
  states.forEach((state, place) => {
    const next = states[place + 1];
    if (next && belongings(next) === belongings(state)) return;
    rows.push({ ...state.row, valido_dal: states[first]?.from ?? state.from, valido_al: state.to });
    first = place + 1;
  });
  return rows;
}

export const versions = listCall({
  path: '/unita/:id/versioni',
  name: 'versioni',
  tag: 'Unità',
  parts: UnitId,
  row: Unita,
  examples: [{ title: 'versions.example.codesProvincesMonzaHas', url: '/unita/10151490/versioni' }],
  find({ id }, { model }) {
    const states = model.ofUnit(id);
    if (states.length === 0) throw unknownUnit(id);
    return joinedStates(states);
  },
});
