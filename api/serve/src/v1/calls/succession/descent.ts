import type { State } from '@territori/edition/EditionModel';
import { changeRow } from '@territori/edition/rows/changeRow';
import { type FoundPair, weightFields } from '@territori/edition/rows/correspondenceRow';
import { type Day, FIRST_DAY, latest } from '@territori/history/dates/day';
import { dayBefore } from '@territori/history/territory/period';
import { Discendenza } from '@territori/wire/v1/corrispondenza';
import { DayParameter, UnitId } from '@territori/wire/v1/parameters';
import type { Certezza } from '@territori/wire/v1/values';
import { message } from '../../../message.ts';
import { Problem } from '../../errors/Problem.ts';
import { withinHistory } from '../answering/askedDays.ts';
import { listCall } from '../answering/listCall.ts';
import type { CallContext } from '../Call.ts';
import { notInForce } from '../units/notInForce.ts';
import { unknownUnit } from '../units/unknownUnit.ts';

const WEAKEST: readonly Certezza[] = ['dedotto', 'derivato', 'dichiarato'];

/** The states of a unit, at least one. Throws Problem for an unknown id. */
function statesOf(id: number, { model }: CallContext): readonly [State, ...State[]] {
  const [first, ...others] = model.ofUnit(id);
  if (!first) throw unknownUnit(id);
  return [first, ...others];
}

/** The rows of one unit between two days. */
async function pairsOf(id: number, from: Day, to: Day, context: CallContext): Promise<FoundPair[]> {
  const [{ row }] = statesOf(id, context);
  const table = (await context.model.correspondences()).around(id, row.livello, from, to);
  return table.rows.filter((pair) => pair.from === id).map((pair) => ({ table, pair }));
}

function descentRow({ table, pair }: FoundPair, day: Day, context: CallContext): Discendenza {
  const unit = pair.to === null ? undefined : context.model.at(pair.to, day)?.row;
  const { peso_popolazione, peso_superficie, anno_popolazione, anno_superficie } = weightFields(table, pair);
  const certainties = table.stepsOf(pair).map(({ certainty }) => certainty);
  const itself = pair.livello === 'comune' || pair.from === pair.to ? 'dichiarato' : 'derivato';
  return {
    id: pair.to,
    livello: pair.livello,
    codice: unit?.codice ?? null,
    denominazione: unit?.denominazione ?? null,
    relazione: pair.relation,
    peso_popolazione,
    peso_superficie,
    certezza: pair.to === null ? null : (WEAKEST.find((one) => certainties.includes(one)) ?? itself),
    motivo: pair.reason,
    anno_popolazione,
    anno_superficie,
    passi: table.eventsOf(pair).map((change) => changeRow(change, context)),
  };
}

export const destinies = listCall({
  path: '/unita/:id/destini',
  name: 'destini',
  tag: 'Unità',
  parts: UnitId,
  query: {
    data: DayParameter('descent.destinies.data', '2025-01-01'),
    da: DayParameter('descent.destinies.da', '2013-12-31'),
  },
  row: Discendenza,
  examples: [{ title: 'descent.destinies.example.whatCrespellanoToday', url: '/unita/10370230/destini?data=2025-01-01' }],
  days: ({ data }) => ({ data }),
  find({ id, ...query }, context) {
    const [first] = statesOf(id, context);
    const from = query.da === undefined ? first.from : withinHistory('da', query.da);
    const to = query.data === undefined ? context.today : withinHistory('data', query.data);
    if (!context.model.at(id, from)) throw notInForce(statesOf(id, context), 'da', from);
    if (to >= from) return pairsOf(id, from, to, context);
    throw new Problem('parametri_incompatibili', message('descent.dataBeforeDay', { to, from, id }), 'data');
  },
  show: (found: FoundPair, context, { data }): Discendenza => descentRow(found, data ?? context.today, context),
});

/** The day before the unit began; its first day where the history begins with it. */
function dayOfOrigins(first: Day): Day {
  return first === FIRST_DAY ? first : dayBefore(first);
}

export const origins = listCall({
  path: '/unita/:id/origini',
  name: 'origini',
  tag: 'Unità',
  parts: UnitId,
  query: { data: DayParameter('descent.origins.data', '2010-01-01') },
  row: Discendenza,
  examples: [{ title: 'descent.origins.example.municipalitiesValsamoggiaMade', url: '/unita/10370610/origini' }],
  days: ({ data }): Record<string, string | undefined> => ({ data }),
  find({ id, data }, context) {
    const states = statesOf(id, context);
    const end = states.at(-1)?.to ?? null;
    const from = end === null ? latest(context.today, states[0].from) : dayBefore(end);
    const to = data === undefined ? dayOfOrigins(states[0].from) : withinHistory('data', data);
    if (to <= from) return pairsOf(id, from, to, context);
    throw new Problem('parametri_incompatibili', message('descent.dataAfterLast', { to, from, id }), 'data');
  },
  show: (found: FoundPair, context, { id, data }): Discendenza =>
    descentRow(found, data ?? dayOfOrigins(statesOf(id, context)[0].from), context),
});
