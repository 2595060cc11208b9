import { UnitId } from '@territori/wire/v1/parameters';
import { LevelAsked, type Livello, WORD_FOR_UTS } from '@territori/wire/v1/values';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { message } from '../message.ts';
import { V1 } from './addresses.ts';
import { openCall } from './calls/answering/openCall.ts';
import { sendAnswer } from './calls/answering/sendAnswer.ts';
import type { Sources } from './calls/Call.ts';
import { unknownUnit } from './calls/units/unknownUnit.ts';
import { missingUnitPage } from './document/missingUnitPage.ts';
import { unitDocument } from './document/unitDocument.ts';
import { problemAnswers } from './errors/answerProblem.ts';
import { Problem } from './errors/Problem.ts';
import { FORMATS, negotiate } from './formats/format.ts';
import { languageOfV1 } from './languageOfV1.ts';

/** The formats of the data of a unit, and its page for a browser. */
const OFFERED = ['json', 'html', 'jsonld', 'turtle'] as const;

/** The page runs no script, and its only style is within it. */
const DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Whether a client prefers a page to data. A client that accepts neither gets the error as data. */
function isForBrowser(request: FastifyRequest): boolean {
  try {
    return negotiate(request, OFFERED) === 'html';
  } catch {
    return false;
  }
}

/**
 * `/id/{livello}/{id}`, the permanent address of a unit: a page that needs no script for a browser, 303 to the data for every other client.
 * It never holds the version of the API or the edition.
 */
export function permanentAddresses(app: FastifyInstance, sources: Sources): void {
  const answerProblem = problemAnswers(sources.services.publicOrigin);
  /** An address that no unit has is a page for a browser, too. */
  const answerMissing = (error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) => {
    const isMissing = error instanceof Problem ? error.codice === 'unita_inesistente' : error.validation !== undefined;
    if (!isMissing || !isForBrowser(request)) return answerProblem(error, request, reply);
    const language = languageOfV1(request);
    return reply
      .code(404)
      .type(FORMATS.html.type)
      .headers({
        'content-language': language,
        'content-security-policy': DOCUMENT_POLICY,
        'cache-control': 'no-cache',
        vary: 'accept, accept-language',
      })
      .send(missingUnitPage(request.url.split('?')[0] ?? '', language, sources.services.identity));
  };
  app.get<{ Params: { livello: Livello | typeof WORD_FOR_UTS; id: number } }>(
    '/id/:livello/:id',
    { schema: { hide: true, params: Type.Object({ livello: LevelAsked, ...UnitId }) }, errorHandler: answerMissing },
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
