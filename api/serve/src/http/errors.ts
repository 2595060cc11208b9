import { isConnectionFailure } from '@territori/store/database/connectionFailure';
import { UnreadableEditionError } from '@territori/store/database/DatabaseError';
import type { ErrorBody } from '@territori/wire';
import type { Language, Localized } from '@territori/wire/language';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDeparture, logDeparture } from './departure.ts';
import { frameworkMessage } from './frameworkMessage.ts';
import { languageOfRequest } from './languageOfRequest.ts';
import { validationMessage } from './validationMessage.ts';

const TITLES = {
  400: { it: 'Richiesta non valida', en: 'Invalid request' },
  404: { it: 'Non trovato', en: 'Not found' },
  405: { it: 'Metodo non ammesso', en: 'Method not allowed' },
  413: { it: 'Richiesta troppo grande', en: 'Request too large' },
  415: { it: 'Formato non accettato', en: 'Format not accepted' },
  429: { it: 'Troppe richieste', en: 'Too many requests' },
  500: { it: 'Errore interno', en: 'Internal error' },
  503: { it: 'Servizio non disponibile', en: 'Service unavailable' },
} as const satisfies Record<number, Localized>;

type Status = keyof typeof TITLES;

/** An error answer. Visitors read its text, so it says which value is wrong and which values are right. */
export class HttpError extends Error {
  constructor(
    readonly status: Status,
    readonly text: Localized,
    /** The wrong parameter or field of the body; null where none is named. */
    readonly parameter: string | null = null,
  ) {
    super(text.en);
  }

  /** The status by the name that other servers of the framework read. */
  get statusCode(): number {
    return this.status;
  }
}

/** The caller's input is wrong. */
export class BadRequest extends HttpError {
  constructor(it: string, en: string, parameter: string | null = null) {
    super(400, { it, en }, parameter);
  }
}

/** Nothing exists at this address. */
export class NotFound extends HttpError {
  constructor(it: string, en: string) {
    super(404, { it, en });
  }
}

/** The error for a method that an address does not accept, given those that it accepts as a list in text. */
export const notAllowed = (method: string, allow: string): HttpError =>
  new HttpError(405, {
    it: `${method} non è ammesso: l’indirizzo accetta ${allow}.`,
    en: `${method} is not allowed: the address accepts ${allow}.`,
  });

/** The service cannot answer at the moment; the answer says when to try again. */
export class Unavailable extends HttpError {
  constructor(it: string, en: string) {
    super(503, { it, en });
  }
}

/** As many files are being made as this replica may make. It is not a 503, for which a proxy would take the replica out of service. */
export class TooManyFiles extends HttpError {
  constructor() {
    super(429, {
      it: 'Si stanno preparando già molti file: riprovare fra qualche secondo.',
      en: 'Many files are being prepared already: try again in a few seconds.',
    });
  }
}

/** The error that the rate limit throws; the rate limit also sets `retry-after`. */
export const tooManyCalls = (_request: FastifyRequest, { ttl }: { ttl: number }): HttpError => {
  const seconds = Math.ceil(ttl / 1000);
  return new HttpError(429, {
    it: `Troppe richieste da questo indirizzo: riprovare fra ${seconds} secondi.`,
    en: `Too many requests from this address: try again in ${seconds} seconds.`,
  });
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
    return sendError(request, reply, 404, { it: `Non esiste ${call}.`, en: `There is no ${call}.` });
  });
}

/** The status and the text of an error that a call threw, in both languages; an unexpected one has no details. */
export function describeError(error: FastifyError | HttpError): { status: number; text: Localized } {
  if (error instanceof HttpError) return error;
  if (error.validation) return { status: 400, text: validationMessage(error) };
  if (error.code === QUERY_CANCELED) {
    return {
      status: 503,
      text: {
        it: 'La richiesta è troppo lunga da calcolare: restringerla e riprovare.',
        en: 'The request takes too long to compute: narrow it and try again.',
      },
    };
  }
  if (isConnectionFailure(error)) return new Unavailable('La base di dati non è raggiungibile.', 'The database cannot be reached.');
  if (error.name === 'NoEditionError') return new Unavailable('I dati non sono ancora stati caricati.', 'The data are not loaded yet.');
  if (error.name === 'StoreError')
    return new Unavailable('I file delle edizioni non sono raggiungibili.', 'The files of the editions cannot be reached.');
  if (error instanceof UnreadableEditionError) return new Unavailable(`${error.italian}.`, `${error.message}.`);
  if (MISSING_OBJECT.includes(error.code)) {
    return new Unavailable(
      'I dati in servizio non hanno ciò che questa versione del portale legge: caricare i dati con questa versione.',
      'The data in service lack what this version of the portal reads: load the data with this version.',
    );
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, text: frameworkMessage(error) };
  return { status: 500, text: { it: 'Errore interno del servizio.', en: 'Internal error of the service.' } };
}

function sendError(request: FastifyRequest, reply: FastifyReply, status: number, text: Localized): FastifyReply {
  const language: Language = languageOfRequest(request);
  const title = TITLES[status as Status] ?? TITLES[status < 500 ? 400 : 500];
  const body: ErrorBody = { status, title: title[language], exception: text[language], requestId: request.id };
  reply.removeHeader('etag').removeHeader('content-disposition');
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
}
