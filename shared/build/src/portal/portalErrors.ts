import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@territori/contract/wire';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { missingSection, SECTION_SCRIPT } from './missingSection.ts';
import { documentPolicy } from './securityHeaders.ts';

type Language = 'it' | 'en';
type Status = keyof typeof TEXTS;

const METHODS = ['GET', 'HEAD'];

/** The title and the sentence of each error, in the words of the API. */
const TEXTS = {
  400: {
    it: ['Richiesta non valida', 'L’indirizzo non è scritto in modo valido.'],
    en: ['Invalid request', 'The address is not well formed.'],
  },
  404: {
    it: ['Non trovato', 'Non c’è nessuna pagina e nessun file a questo indirizzo.'],
    en: ['Not found', 'There is no page and no file at this address.'],
  },
  405: {
    it: ['Metodo non ammesso', 'Pagine e file si possono solo leggere: i metodi ammessi sono GET e HEAD.'],
    en: ['Method not allowed', 'Pages and files can only be read: the methods allowed are GET and HEAD.'],
  },
  500: {
    it: ['Errore interno', 'Errore interno del servizio. Riprova tra qualche minuto.'],
    en: ['Internal error', 'Internal error of the service. Try again in a few minutes.'],
  },
} as const satisfies Record<number, Record<Language, readonly [title: string, sentence: string]>>;

/** The language that `Accept-Language` prefers among the two; Italian when it names neither. */
function preferredLanguage(header: string): Language {
  const wanted = header.split(',').flatMap((part) => {
    const [, language, quality = '1'] = /^\s*(it|en)\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(part) ?? [];
    return language && Number(quality) > 0 ? [{ language: language.toLowerCase() as Language, quality: Number(quality) }] : [];
  });
  return wanted.sort((a, b) => b.quality - a.quality)[0]?.language ?? 'it';
}

/** The language of a call: `plang` or the header `language`, as in the API; `lang`, as in a frame; else the browser's preferred one. */
function languageOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  const parameters = new URLSearchParams(url.split('?', 2)[1]);
  const named = parameters.get('plang') ?? headers.language ?? parameters.get('lang');
  if (named) return /^\s*en/i.test(String(named)) ? 'en' : 'it';
  return preferredLanguage(headers['accept-language'] ?? '');
}

/** The error page for a browser, in both languages, with a link to the portal; in a frame the link leaves the frame. */
export function errorPage(status: Status, first: Language = 'it'): string {
  const part = (language: Language) => {
    const [title, sentence] = TEXTS[status][language];
    const home = language === 'it' ? 'Vai alla pagina iniziale del portale' : 'Go to the portal’s home page';
    return `<section lang="${language}"><h1>${title}</h1><p>${sentence}</p><p><a href="/" target="_parent">${home}</a></p></section>`;
  };
  const languages: readonly Language[] = first === 'it' ? ['it', 'en'] : ['en', 'it'];
  const title = languages.map((language) => TEXTS[status][language][0]).join(' · ');
  return `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main>${languages.map(part).join('')}</main></body></html>`;
}

/** Answers an error: with a page when a browser opens an address, else with the `ErrorBody` of the API. */
function sendError(request: FastifyRequest, reply: FastifyReply, status: Status): FastifyReply {
  reply.code(status).header('cache-control', 'no-store').header('vary', 'accept, accept-language, language');
  // pages on other origins may read the error of a section's file
  if (request.url.startsWith('/mf/')) reply.header('access-control-allow-origin', '*');
  if (status === 405) reply.header('allow', METHODS.join(', '));
  const language = languageOf(request);
  if (String(request.headers.accept ?? '').includes('text/html'))
    return reply.header('content-security-policy', documentPolicy).type('text/html; charset=utf-8').send(errorPage(status, language));
  const [title, exception] = TEXTS[status][language];
  const body: ErrorBody = { status, title, exception, requestId: request.id };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** An unforeseen error is logged with the id that its answer carries; the answer has no details. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if ((error.statusCode ?? 500) < 500) return sendError(request, reply, error.statusCode === 404 ? 404 : 400);
  console.error(`Request ${request.id} for ${request.url} failed:`, error);
  return sendError(request, reply, 500);
}

/** The options of a file server: an id for each request, and the answer to an address that cannot be parsed. */
export const fileServerOptions = {
  logger: false,
  genReqId: () => randomUUID(),
  frameworkErrors: answerError,
} satisfies FastifyServerOptions;

/**
 * Answers every error of a file server: 404 (for the script of a section, a module that says so), 405 for methods that do not read, 500.
 * Install it before the routes.
 */
export function installPortalErrors(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!METHODS.includes(request.method)) return sendError(request, reply, 405);
  });
  server.setNotFoundHandler((request, reply) => {
    if (!SECTION_SCRIPT.test(request.url.split('?', 1)[0] ?? '')) return sendError(request, reply, 404);
    return reply
      .headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
      .type('text/javascript; charset=utf-8')
      .send(missingSection);
  });
  server.setErrorHandler(answerError);
}
