import type { Language, Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import { isConnectionFailure } from '@territori/store/database/connectionFailure';
import { UnreadableEditionError } from '@territori/store/database/DatabaseError';
import type { ErrorBody } from '@territori/wire';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { message } from '../message.ts';
import { isDeparture, logDeparture } from './departure.ts';
import { frameworkMessage } from './frameworkMessage.ts';
import { languageOfRequest } from './languageOfRequest.ts';
import { validationMessage } from './validationMessage.ts';

/** The statuses that have a title of their own. */
type Status = 400 | 404 | 405 | 413 | 415 | 429 | 500 | 503;

/** An error answer. Visitors read its text, so it says which value is wrong and which values are right. */
export class HttpError extends Error {
  constructor(
    readonly status: Status,
    readonly text: Localized,
    /** The wrong parameter or field of the body; null where none is named. */
    readonly parameter: string | null = null,
  ) {
    super(textIn(text, 'en'));
  }

  /** The status by the name that other servers of the framework read. */
  get statusCode(): number {
    return this.status;
  }
}

/** The caller's input is wrong. */
export class BadRequest extends HttpError {
  constructor(text: Localized, parameter: string | null = null) {
    super(400, text, parameter);
  }
}

/** Nothing exists at this address. */
export class NotFound extends HttpError {
  constructor(text: Localized) {
    super(404, text);
  }
}

/** The error for a method that an address does not accept, given those that it accepts as a list in text. */
export const notAllowed = (method: string, allow: string): HttpError =>
  new HttpError(405, message('errors.notAllowedAddress', { method, allow }));

/** The service cannot answer at the moment; the answer says when to try again. */
export class Unavailable extends HttpError {
  constructor(text: Localized) {
    super(503, text);
  }
}

/** As many files are being made as this replica may make. It is not a 503, for which a proxy would take the replica out of service. */
export class TooManyFiles extends HttpError {
  constructor() {
    super(429, message('errors.manyFilesBeing'));
  }
}

/** The error that the rate limit throws; the rate limit also sets `retry-after`. */
export const tooManyCalls = (_request: FastifyRequest, { ttl }: { ttl: number }): HttpError => {
  const seconds = Math.ceil(ttl / 1000);
  return new HttpError(429, message('errors.tooManyRequests', { seconds }));
};

/** PostgreSQL's code for a statement that ran longer than the limit. */
const QUERY_CANCELED = '57014';

/**
 * PostgreSQL's codes for a table, a column, a function and a schema that are not there: those of an edition that was dropped under a
 * slow call, or that another version wrote without another `STRUCTURE`.
 */
const MISSING_OBJECT: readonly string[] = ['42P01', '42703', '42883', '3F000'];

/** Answers every error of a call with an `ErrorBody`; an unexpected error is logged, and its answer contains no details. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Answers one error, also one that occurs before a route is found (`frameworkErrors`). */
export function answerError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, text } = describeError(error);
  if (isDeparture(error, reply)) logDeparture(request);
  else if (mayComeAgain(error, status)) {
    request.log.warn(error.message);
    reply.header('retry-after', '5');
  } else if (status >= 500) request.log.error(error);
  return sendError(request, reply, status, text);
}

/** Whether the same call may be answered in a few seconds. The rate limit states its own time. */
export const mayComeAgain = (error: Error, status: number): boolean => status === 503 || error instanceof TooManyFiles;

/** Answers calls to unknown addresses, for the whole server. */
export function installNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    // a page on another origin may read this answer too; otherwise its browser would report a forbidden origin instead of a wrong address
    reply.header('access-control-allow-origin', '*');
    const call = `${request.method} ${request.url.split('?')[0]}`;
    return sendError(request, reply, 404, message('errors.thereNo', { call }));
  });
}

/** The status and the text of an error that a call threw, in both languages; an unexpected one has no details. */
export function describeError(error: FastifyError | HttpError): { status: number; text: Localized } {
  if (error instanceof HttpError) return error;
  if (error.validation) return { status: 400, text: validationMessage(error) };
  if (error.code === QUERY_CANCELED) {
    return {
      status: 503,
      text: message('errors.requestTakesToo'),
    };
  }
  if (isConnectionFailure(error)) return new Unavailable(message('errors.databaseCannotBe'));
  if (error.name === 'NoEditionError') return new Unavailable(message('errors.dataNotLoaded'));
  if (error.name === 'StoreError') return new Unavailable(message('errors.filesEditionsCannot'));
  if (error instanceof UnreadableEditionError) return new Unavailable(unreadable(error));
  if (MISSING_OBJECT.includes(error.code)) {
    return new Unavailable(message('errors.dataServiceLack'));
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, text: frameworkMessage(error) };
  return { status: 500, text: message('errors.internalErrorService') };
}

const unreadable = ({ writtenBy, version }: UnreadableEditionError): Localized =>
  writtenBy === null ? message('errors.unreadable.earlier', { version }) : message('errors.unreadable', { writtenBy, version });

function sendError(request: FastifyRequest, reply: FastifyReply, status: number, text: Localized): FastifyReply {
  const language: Language = languageOfRequest(request);
  const own = `errors.titles.${status}`;
  const title = message.in(language)(message.has(own) ? own : `errors.titles.${status < 500 ? 400 : 500}`);
  const body: ErrorBody = { status, title, exception: textIn(text, language), requestId: request.id };
  reply.removeHeader('etag').removeHeader('content-disposition');
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
}
