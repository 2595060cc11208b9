import type { State } from '../model/EditionModel.ts';
import { UnitId } from '../schemas/parameters.ts';
import { Unita } from '../schemas/unita.ts';
import { listCall } from './listCall.ts';
import { unknownUnit } from './unknownUnit.ts';

/** The last state of each version: a version whose province was renamed meanwhile shows the last name. */
export const lastOfEachVersion = (states: readonly State[]): Unita[] =>
  states.filter(({ version }, place) => states[place + 1]?.version !== version).map(({ row }) => row);

export const versions = listCall({
  path: '/unita/:id/versioni',
  name: 'versioni',
  tag: 'Unità',
  summary: 'The states of a unit in order of time',
  description:
    'One row a state, with the days for which it held. Also a change without effect on code, name and province, as of boundaries, begins a state. ' +
    'Where the province, the region or a characteristic changed while the state lasted, the row shows the last one.',
  parts: UnitId,
  row: Unita,
  examples: [{ title: 'The codes and provinces that Monza has had', url: '/unita/10151490/versioni' }],
  find({ id }, { model }) {
    const states = model.ofUnit(id);
    if (states.length === 0) throw unknownUnit(id);
    return lastOfEachVersion(states);
  },
});
