import type { State } from '@territori/edition/EditionModel';
import type { Day } from '@territori/history/dates/day';
import { textIn } from '@territori/languages';
import { jsonLd } from '@territori/linked-data/jsonLd';
import { turtle } from '@territori/linked-data/turtle';
import { unitStatements } from '@territori/linked-data/unitStatements';
import { Always, DayParameter, TextParameter, UnitId } from '@territori/wire/v1/parameters';
import { Punto } from '@territori/wire/v1/punto';
import { Unita } from '@territori/wire/v1/unita';
import { LevelAsked } from '@territori/wire/v1/values';
import { Type } from 'typebox';
import { message } from '../../../message.ts';
import { Problem } from '../../errors/Problem.ts';
import { withinHistory } from '../answering/askedDays.ts';
import { itemCall } from '../answering/itemCall.ts';
import { listCall } from '../answering/listCall.ts';
import type { CallContext } from '../Call.ts';
import { CHOICE_OF_UNITS, testOfUnits } from './choiceOfUnits.ts';
import { notInForce } from './notInForce.ts';
import { noticeOfChoice } from './noticeOfChoice.ts';
import { exchangedNotice, pointOf, seemsExchanged } from './pointParameter.ts';
import { unitsAt } from './unitsAt.ts';
import { unknownUnit } from './unknownUnit.ts';

interface AskedDay {
  readonly data?: Day | undefined;
  readonly sempre?: string | undefined;
}

export const units = listCall({
  path: '/unita',
  name: 'unita',
  tag: 'Unità',
  query: {
    livello: Type.Optional(LevelAsked),
    data: DayParameter('units.data', '2025-01-01'),
    sempre: Always,
    q: TextParameter('units.q', 'valsamoggia'),
    punto: TextParameter('units.punto', '9.19,45.464'),
    ...CHOICE_OF_UNITS,
  },
  row: Unita,
  examples: [
    {
      title: 'units.example.municipalitiesProvinceTrentoDay',
      url: '/unita?livello=comune&provincia=TN&data=2009-01-01&per_pagina=2',
    },
    { title: 'units.example.municipalityHasEndedBy', url: '/unita?q=crespellano&sempre=1' },
    { title: 'units.example.wherePointMilanWas', url: '/unita?punto=9.19,45.464&data=1861-03-17' },
  ],
  days: ({ data, sempre }) => (sempre === '1' ? {} : { data }),
  beside: {
    members: { punto: Type.Optional(Punto) },
    make: async ({ punto, data }, context) =>
      punto === undefined ? {} : { punto: (await unitsAt(pointOf(punto), data ?? context.today, context)).punto },
  },
  notice: async (query, context) => {
    const { punto, data, sempre } = query;
    const day = data ?? context.today;
    const ofChoice = sempre === '1' ? '' : noticeOfChoice(query, day, context);
    const point = punto === undefined ? undefined : pointOf(punto);
    if (!point || !seemsExchanged(point) || (await unitsAt(point, day, context)).units.length > 0) return ofChoice;
    return [textIn(exchangedNotice(point, day), context.language), ofChoice].filter(Boolean).join(' ');
  },
  // places of states: only those of the page are made into rows
  async find(query, context): Promise<readonly number[]> {
    const { model, today } = context;
    const { livello, data, sempre, q, punto } = query;
    if (sempre === '1' && punto !== undefined) {
      throw new Problem('parametri_incompatibili', message('units.puntoAsksFor'), 'sempre');
    }
    if (sempre === '1' && data !== undefined) {
      throw new Problem('parametri_incompatibili', message('units.sempreTakesPlace'), 'sempre');
    }
    const day = data === undefined ? today : withinHistory('data', data);
    const all = sempre === '1' ? model.lastPlaces : model.placesInForce(day, livello);
    const rowOf = (place: number) => rowAt(place, query, context);
    let places = livello === undefined || sempre !== '1' ? all : all.filter((place) => rowOf(place).livello === livello);
    if (punto !== undefined) {
      const ids = (await unitsAt(pointOf(punto), day, context)).units.map(({ id }) => id);
      places = ids.flatMap((id) => places.find((place) => rowOf(place).id === id) ?? []);
    }
    if (q !== undefined) {
      // a script that asks for a name expects no other one
      const found = (await model.search()).find(q, { approximate: false });
      const ranks = new Map(found.map(({ id }, rank) => [id, rank]));
      const rankOf = (place: number) => ranks.get(rowOf(place).id) as number;
      places = places.filter((place) => ranks.has(rowOf(place).id)).sort((a, b) => rankOf(a) - rankOf(b));
    }
    const chosen = testOfUnits(query, model);
    return chosen ? places.filter((place) => chosen(rowOf(place))) : places;
  },
  show: (place: number, context, query): Unita => rowAt(place, query, context),
});

/** What holds of a state, on the day of the call or at its end. */
const rowAt = (place: number, { data, sempre }: AskedDay, { model, today }: CallContext): Unita =>
  sempre === '1' ? (model.states[place] as State).row : model.onDay(place, data ?? today).row;

/** What linked data say of a unit: it as the call shows it, with its states and its changes. */
const statementsOf = async (shown: Unita, { model, origin }: CallContext) =>
  unitStatements(shown, { states: model.ofUnit(shown.id), changes: (await model.changesAroundUnits()).get(shown.id) ?? [] }, origin);

export const unit = itemCall({
  path: '/unita/:id',
  name: 'unita_per_id',
  tag: 'Unità',
  parts: UnitId,
  query: { data: DayParameter('units.unit.data', '2025-01-01') },
  answer: Unita,
  examples: [{ title: 'units.unit.example.valsamoggiaFounded', url: '/unita/10370610' }],
  days: ({ data }) => (data === undefined ? {} : { data }),
  writers: {
    jsonld: async (answer, context) => jsonLd(await statementsOf(answer, context)),
    turtle: async (answer, context) => turtle(await statementsOf(answer, context)),
  },
  find({ id, data }, { model }) {
    const [first, ...others] = model.ofUnit(id);
    if (!first) throw unknownUnit(id);
    const last = others.at(-1) ?? first;
    if (data === undefined) return last.row;
    const state = model.at(id, withinHistory('data', data));
    if (state) return state.row;
    throw notInForce([first, ...others], 'data', data);
  },
});
