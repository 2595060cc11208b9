import type { State } from '@territori/edition/EditionModel';
import { UnitId } from '@territori/wire/v1/parameters';
import { Unita } from '@territori/wire/v1/unita';
import { joinedStates } from '../../../units/joinedStates.ts';
import { listCall } from '../answering/listCall.ts';
import { unknownUnit } from './unknownUnit.ts';

/** What must stay the same for two states of a version to be one row: a province may have had another name before. */
const belongings = ({ version, row: { provincia, regione } }: State): string =>
  [version, provincia?.id, provincia?.denominazione, regione?.id, regione?.denominazione].join('|');

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
    // states that differ in their characteristics alone are one row, which shows the last characteristics
    return joinedStates(states, belongings).map(({ row, from, to }) => ({ ...row, valido_dal: from, valido_al: to }));
  },
});
