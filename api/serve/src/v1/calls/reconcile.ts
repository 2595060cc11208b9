import { reference } from '@territori/languages';
import { COMMON, IntegerParameter, LARGEST_ID, TextParameter } from '@territori/wire/v1/parameters';
import { Extension, Manifest, Proposal, Results, Suggestions } from '@territori/wire/v1/reconcile';
import { Type } from 'typebox';
import { hashOf } from '../../http/answers/validators.ts';
import { V1 } from '../addresses.ts';
import { FORMATS } from '../formats/format.ts';
import { extend, propose } from '../reconcile/extend.ts';
import { manifest } from '../reconcile/manifest.ts';
import { preview } from '../reconcile/preview.ts';
import { reconcileQueries } from '../reconcile/reconcileQueries.ts';
import { objectField } from '../reconcile/requestFields.ts';
import { suggest } from '../reconcile/suggest.ts';
import { itemCall } from './answering/itemCall.ts';
import { questionOf } from './answering/keptAs.ts';
import { openCall } from './answering/openCall.ts';
import { sendAnswer } from './answering/sendAnswer.ts';
import type { Call, CallContext } from './Call.ts';
import { unknownUnit } from './units/unknownUnit.ts';

/** The address that is given to a client of the protocol; the calls answer beneath `/api/v1` as well. */
export const RECONCILE = '/reconcile';

/** Sent by older clients; the answer is JSON all the same. */
const callback = Type.Optional(Type.String({ maxLength: 200, description: 'reconcile.callback.description' }));
const today = async (context: CallContext) => context.today;

const Json = (description: string, example: string) =>
  Type.Optional(Type.String({ minLength: 2, maxLength: 60_000, description, examples: [example] }));

/** What a call by GET or POST asks: queries, an extension, or the manifest. */
export async function answerReconcile(
  { queries, extend: extension }: { readonly queries?: string | undefined; readonly extend?: string | undefined },
  context: CallContext,
) {
  if (queries !== undefined) return reconcileQueries(objectField('queries', queries), context);
  if (extension !== undefined) return extend(objectField('extend', extension), context);
  return manifest(context, RECONCILE);
}

const QUERIES = '{"q0":{"query":"Samone (TN)","type":"comune","properties":[{"pid":"data","v":"2010-01-01"}]}}';

export const reconciliation = itemCall({
  path: '/reconcile',
  name: 'reconcile',
  tag: 'Riconciliazione',
  description: reference('calls.reconcile.description', { address: RECONCILE }),
  query: {
    queries: Json('reconcile.reconciliation.queries', QUERIES),
    extend: Json('reconcile.reconciliation.extend', '{"ids":["10370610"],"properties":[{"id":"codice"}]}'),
    callback,
  },
  answer: Type.Union([Manifest, Extension, Results]),
  examples: [
    { title: 'reconcile.reconciliation.example.nameItsPlateDay', url: `/reconcile?queries=${encodeURIComponent(QUERIES)}` },
    { title: 'reconcile.reconciliation.example.manifest', url: '/reconcile' },
  ],
  dependsOn: today,
  find: answerReconcile,
});

export const reconcileSuggestions = itemCall({
  path: '/reconcile/suggest/:cosa',
  name: 'reconcile_suggest',
  tag: 'Riconciliazione',
  parts: {
    cosa: Type.Union([Type.Literal('entity'), Type.Literal('property'), Type.Literal('type')], {
      description: 'reconcile.reconcileSuggestions.cosa',
      examples: ['entity'],
    }),
  },
  query: {
    prefix: Type.Optional(Type.String({ maxLength: 300, description: 'reconcile.reconcileSuggestions.prefix', examples: ['valsam'] })),
    cursor: IntegerParameter('reconcile.reconcileSuggestions.cursor', { minimum: 0, maximum: 1000 }, 0),
    callback,
  },
  answer: Suggestions,
  examples: [{ title: 'reconcile.reconcileSuggestions.example.unitsBeginText', url: '/reconcile/suggest/entity?prefix=valsam' }],
  dependsOn: today,
  find: ({ cosa, prefix = '', cursor = 0 }, context) => suggest(cosa, prefix, cursor, context),
});

export const reconcileProposal = itemCall({
  path: '/reconcile/extend/propose',
  name: 'reconcile_propose',
  tag: 'Riconciliazione',
  query: {
    type: TextParameter('reconcile.reconcileProposal.type', 'comune'),
    limit: IntegerParameter('reconcile.reconcileProposal.limit', { minimum: 1, maximum: 100 }, 10),
    callback,
  },
  answer: Proposal,
  examples: [{ title: 'reconcile.reconcileProposal.example.municipalities', url: '/reconcile/extend/propose?type=comune' }],
  dependsOn: today,
  find: ({ type = 'comune', limit }, context) => propose(type, limit, context),
});

export const reconcilePreview: Call = {
  method: 'GET',
  path: '/reconcile/preview',
  name: 'reconcile_preview',
  tag: 'Riconciliazione',
  parts: Type.Object({}),
  query: Type.Object({
    id: Type.Integer({ minimum: 1, maximum: LARGEST_ID, description: 'confini.NonDisegnata.id', examples: [10370610] }),
    callback,
    ...COMMON,
    formato: Type.Optional(Type.String({ maxLength: 20, description: 'changesFeed.formato', examples: ['html'] })),
  }),
  body: null,
  answer: Type.String({ description: 'A page' }),
  formats: ['html'],
  examples: [{ title: 'reconcile.reconcilePreview.example.valsamoggia', url: '/reconcile/preview?id=10370610' }],
  async handle(request, reply, sources) {
    const context = await openCall(request, sources);
    const { id } = request.query as { id: number };
    const question = `${questionOf(request, {}, context)} ${hashOf(context.today)}`;
    return sendAnswer(request, reply, context, { type: FORMATS.html.type, question, immutable: false }, () => {
      const page = preview(id, context);
      if (page === undefined) throw unknownUnit(id);
      return { headers: {}, write: () => page };
    });
  },
};

/** The address of a call beneath `/reconcile`. */
export const RECONCILE_CALLS = [reconciliation, reconcileSuggestions, reconcileProposal, reconcilePreview] as const;
export const RECONCILE_ADDRESSES = [RECONCILE, `${V1}${RECONCILE}`] as const;
