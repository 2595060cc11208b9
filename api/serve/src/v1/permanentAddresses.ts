import { UnitId } from '@territori/wire/v1/parameters';
import { LevelAsked, type Livello, WORD_FOR_UTS } from '@territori/wire/v1/values';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { message } from '../message.ts';
import { V1 } from './addresses.ts';
import type { Sources } from './calls/Call.ts';
import { openCall } from './calls/openCall.ts';
import { sendAnswer } from './calls/sendAnswer.ts';
import { unknownUnit } from './calls/unknownUnit.ts';
import { unitDocument } from './document/unitDocument.ts';
import { Problem } from './errors/Problem.ts';
import { FORMATS, negotiate } from './formats/format.ts';

/** The formats of the data of a unit, and its page for a browser. */
const OFFERED = ['json', 'html', 'jsonld', 'turtle'] as const;

/** The page runs no script, and its only style is within it. */
const DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `/id/{livello}/{id}`, the permanent address of a unit: a page that needs no script for a browser, 303 to the data for every other client.
 * It never holds the version of the API or the edition.
 */
export function permanentAddresses(app: FastifyInstance, sources: Sources): void {
  app.get<{ Params: { livello: Livello | typeof WORD_FOR_UTS; id: number } }>(
    '/id/:livello/:id',
    { schema: { hide: true, params: Type.Object({ livello: LevelAsked, ...UnitId }) } },
    async (request, reply) => {
      const { id } = request.params;
      const livello = request.params.livello === WORD_FOR_UTS ? 'uts' : request.params.livello;
      const context = await openCall(request, sources);
      const level = context.model.ofUnit(id)[0]?.row.livello;
      if (level === undefined) throw unknownUnit(id);
      if (level !== livello) {
        throw new Problem('unita_inesistente', message('permanentAddresses.unitLevelIts', { id, level }), 'livello');
      }
      if (negotiate(request, OFFERED) !== 'html') {
        return reply.headers({ vary: 'accept', 'cache-control': 'no-cache' }).redirect(`${V1}/unita/${id}`, 303);
      }
      reply.header('content-security-policy', DOCUMENT_POLICY);
      const asked = { type: FORMATS.html.type, question: `document ${id} ${context.origin}`, immutable: false };
      return sendAnswer(request, reply, context, asked, () => ({ headers: {}, write: () => unitDocument(id, context) }));
    },
  );
}
