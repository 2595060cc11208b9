import { COMMON, LARGEST_ID, TextParameter } from '@territori/wire/v1/parameters';
import { Extension, Manifest, Proposal, Results, Suggestions } from '@territori/wire/v1/reconcile';
import { Type } from 'typebox';
import { hashOf } from '../../http/answers/validators.ts';
import { V1 } from '../addresses.ts';
import { FORMATS } from '../formats/format.ts';
import { extend, propose } from '../reconcile/extend.ts';
import { manifest } from '../reconcile/manifest.ts';
import { preview } from '../reconcile/preview.ts';
import { reconcileQueries } from '../reconcile/reconcileQueries.ts';
import { objectOf } from '../reconcile/requestFields.ts';
import { suggest } from '../reconcile/suggest.ts';
import type { Call, CallContext } from './Call.ts';
import { itemCall } from './itemCall.ts';
import { questionOf } from './keptAs.ts';
import { openCall } from './openCall.ts';
import { sendAnswer } from './sendAnswer.ts';
import { unknownUnit } from './unknownUnit.ts';

/** The address that is given to a client of the protocol; the calls answer beneath `/api/v1` as well. */
export const RECONCILE = '/reconcile';

/** Sent by older clients; the answer is JSON all the same. */
const callback = Type.Optional(
  Type.String({ maxLength: 200, description: 'Ignored: the answer is JSON, which pages of other sites may read' }),
);
const today = async (context: CallContext) => context.today;

const Json = (description: string, example: string) =>
  Type.Optional(Type.String({ minLength: 2, maxLength: 60_000, description, examples: [example] }));

/** What a call by GET or POST asks: queries, an extension, or the manifest. */
export async function answerReconcile(
  { queries, extend: extension }: { readonly queries?: string | undefined; readonly extend?: string | undefined },
  context: CallContext,
) {
  if (queries !== undefined) return reconcileQueries(objectOf('queries', queries), context);
  if (extension !== undefined) return extend(objectOf('extend', extension), context);
  return manifest(context, RECONCILE);
}

const QUERIES = '{"q0":{"query":"Samone (TN)","type":"comune","properties":[{"pid":"data","v":"2010-01-01"}]}}';

export const reconciliation = itemCall({
  path: '/reconcile',
  name: 'reconcile',
  tag: 'Riconciliazione',
  summary: 'Names and codes matched to units: the service of OpenRefine',
  description:
    `The W3C Reconciliation Service API 0.2, at \`${RECONCILE}\` and here: the manifest; the candidates of \`queries\`; the values of \`extend\`. Both also by POST as a form. ` +
    'Types are comune, uts, regione; properties of a query are `data` (the day), `provincia`, `regione`. `match` is true only when one unit has this name or code on the day.',
  query: {
    queries: Json('Queries by key, as JSON', QUERIES),
    extend: Json('Units and properties, as JSON', '{"ids":["10370610"],"properties":[{"id":"codice"}]}'),
    callback,
  },
  answer: Type.Union([Manifest, Extension, Results]),
  examples: [
    { title: 'A name with its plate on a day', url: `/reconcile?queries=${encodeURIComponent(QUERIES)}` },
    { title: 'The manifest', url: '/reconcile' },
  ],
  dependsOn: today,
  find: answerReconcile,
});

export const reconcileSuggestions = itemCall({
  path: '/reconcile/suggest/:cosa',
  name: 'reconcile_suggest',
  tag: 'Riconciliazione',
  summary: 'Units, properties or types that begin with a text, for the fields of a client',
  description: 'At most twenty; `cursor` is how many to leave out.',
  parts: {
    cosa: Type.Union([Type.Literal('entity'), Type.Literal('property'), Type.Literal('type')], {
      description: 'What to suggest: entity, property or type',
      examples: ['entity'],
    }),
  },
  query: {
    prefix: Type.Optional(Type.String({ maxLength: 300, description: 'The text', examples: ['valsam'] })),
    cursor: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description: 'How many to leave out', examples: [0] })),
    callback,
  },
  answer: Suggestions,
  examples: [{ title: 'Units that begin with a text', url: '/reconcile/suggest/entity?prefix=valsam' }],
  dependsOn: today,
  find: ({ cosa, prefix = '', cursor = 0 }, context) => suggest(cosa, prefix, cursor, context),
});

export const reconcileProposal = itemCall({
  path: '/reconcile/extend/propose',
  name: 'reconcile_propose',
  tag: 'Riconciliazione',
  summary: 'The properties by which a column of matched units can be extended',
  description: 'Properties of a type; each takes a day as its setting.',
  query: {
    type: TextParameter('Type: comune, uts or regione', 'comune'),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'How many', examples: [10] })),
    callback,
  },
  answer: Proposal,
  examples: [{ title: 'Of municipalities', url: '/reconcile/extend/propose?type=comune' }],
  dependsOn: today,
  find: ({ type = 'comune', limit }, context) => propose(type, limit, context),
});

export const reconcilePreview: Call = {
  method: 'GET',
  path: '/reconcile/preview',
  name: 'reconcile_preview',
  tag: 'Riconciliazione',
  summary: 'A small page about a unit, which a client shows beside a candidate',
  description: 'HTML of 400 by 130 pixels.',
  parts: Type.Object({}),
  query: Type.Object({
    id: Type.Integer({ minimum: 1, maximum: LARGEST_ID, description: 'Permanent number of the unit', examples: [10370610] }),
    callback,
    ...COMMON,
    formato: Type.Optional(Type.String({ maxLength: 20, description: 'Format of the answer', examples: ['html'] })),
  }),
  body: null,
  answer: Type.String({ description: 'A page' }),
  formats: ['html'],
  examples: [{ title: 'Of Valsamoggia', url: '/reconcile/preview?id=10370610' }],
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
