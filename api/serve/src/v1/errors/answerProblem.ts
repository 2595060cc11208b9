import type { Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDeparture, logDeparture } from '../../http/departure.ts';
import { describeError, HttpError, mayComeAgain } from '../../http/errors.ts';
import { message } from '../../message.ts';
import { V1 } from '../addresses.ts';
import { languageOfV1 } from '../languageOfV1.ts';
import { Problem } from './Problem.ts';
import { CODE_OF_STATUS, type ProblemCode, problemTitle, STATUS_OF_PROBLEM } from './problemKinds.ts';

interface Description {
  readonly codice: ProblemCode;
  readonly detail: Localized;
  readonly parametro: string | null;
}

/** The names of the parameters that the schema found wrong. */
function parameterOf({ validation }: FastifyError): string | null {
  const [first] = validation ?? [];
  if (!first) return null;
  const name = first.keyword === 'required' ? String(first.params.missingProperty) : first.instancePath.slice(1).replaceAll('/', '.');
  return name === '' ? null : name;
}

/** The most bytes that the body of a call may have. A call that takes a list may have more than the others. */
const tooLarge = (limit: number): Localized => {
  const kilobytes = Math.floor(limit / 1024);
  return message('answerProblem.bodyRequestLarger', { kilobytes });
};

function describe(error: FastifyError | HttpError | Problem, bodyLimit: number | undefined): Description {
  if (error instanceof Problem) return error;
  const { status, text: usual } = describeError(error);
  const text = status === 413 && bodyLimit !== undefined ? tooLarge(bodyLimit) : usual;
  if ('validation' in error && error.validation) {
    const missing = error.validation[0]?.keyword === 'required';
    return { codice: missing ? 'parametro_mancante' : 'parametro_non_valido', detail: text, parametro: parameterOf(error) };
  }
  const parametro = error instanceof HttpError ? error.parameter : null;
  const other = status < 500 ? 'richiesta_non_valida' : 'errore_interno';
  return { codice: parametro === null ? (CODE_OF_STATUS[status] ?? other) : 'parametro_non_valido', detail: text, parametro };
}

/**
 * Makes the function that answers every error of `/api/v1` as `application/problem+json` (RFC 9457), in the language of the call.
 * @param publicOrigin origin of the pages that explain errors
 */
export const problemAnswers =
  (publicOrigin: string) =>
  (error: FastifyError | HttpError | Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { codice, detail, parametro } = describe(error, request.routeOptions.bodyLimit);
    const status = STATUS_OF_PROBLEM[codice];
    if (isDeparture(error, reply)) logDeparture(request);
    // a load writes these files minutes after their edition, and reports a failure itself
    else if (mayComeAgain(error, status)) request.log[codice === 'archivio_in_preparazione' ? 'info' : 'warn'](error.message);
    else if (status >= 500) request.log.error(error);
    if (mayComeAgain(error, status)) reply.header('retry-after', '5');
    if (error instanceof Problem) reply.headers(error.headers);
    const language = languageOfV1(request);
    for (const name of ABOUT_THE_ANSWER) reply.removeHeader(name);
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'content-language': language, 'access-control-allow-origin': '*' })
      .type('application/problem+json; charset=utf-8')
      .send(
        JSON.stringify({
          type: `${publicOrigin}${V1}/errori/${codice}`,
          title: textIn(problemTitle(codice), language),
          status,
          detail: textIn(detail, language),
          codice,
          parametro,
        }),
      );
  };

/** Headers that a call may have set before it failed, and that describe an answer which is not sent. */
const ABOUT_THE_ANSWER = ['etag', 'content-disposition', 'last-modified', 'link', 'avviso'];
