import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@territori/contract/wire';
import { type Language, offeredLanguage, preferredLanguage, SOURCE_LANGUAGE, STANDARD_LANGUAGES } from '@territori/languages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { errorTexts } from './errorTexts.ts';
import { missingSection, SECTION_SCRIPT } from './missingSection.ts';
import { documentPolicy } from './securityHeaders.ts';

type Status = 400 | 404 | 405 | 500;

const METHODS = ['GET', 'HEAD'];

/** The language of a call: `plang` or the header `language`, as in the API; `lang`, as in a frame; else the browser's preferred one. */
function languageOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>, languages: readonly Language[]): Language {
  const parameters = new URLSearchParams(url.split('?', 2)[1]);
  const named = parameters.get('plang') ?? headers.language ?? parameters.get('lang');
  const asked = named ? offeredLanguage(String(named), languages) : preferredLanguage(headers['accept-language'], languages);
  return asked ?? languages[0] ?? SOURCE_LANGUAGE;
}

/**
 * The error page for a browser, in every language of the portal, with a link to the portal; in a frame the link leaves the frame.
 * @param first the language with which it begins
 */
export function errorPage(status: Status, first?: Language, languages = STANDARD_LANGUAGES): string {
  const [begins = SOURCE_LANGUAGE] = languages;
  const inOrder = [...new Set([first ?? begins, ...languages])];
  const part = (language: Language) => {
    const texts = errorTexts(language);
    return `<section lang="${language}"><h1>${texts[`${status}.titolo`]}</h1><p>${texts[`${status}.testo`]}</p><p><a href="/" target="_parent">${texts.inizio}</a></p></section>`;
  };
  const title = inOrder.map((language) => errorTexts(language)[`${status}.titolo`]).join(' · ');
  return `<!doctype html><html lang="${inOrder[0]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main>${inOrder.map(part).join('')}</main></body></html>`;
}

/** Answers an error: with a page when a browser opens an address, else with the `ErrorBody` of the API. */
function sendError(request: FastifyRequest, reply: FastifyReply, status: Status, languages = STANDARD_LANGUAGES): FastifyReply {
  reply.code(status).header('cache-control', 'no-store').header('vary', 'accept, accept-language, language');
  // pages on other origins may read the error of a section's file
  if (request.url.startsWith('/mf/')) reply.header('access-control-allow-origin', '*');
  if (status === 405) reply.header('allow', METHODS.join(', '));
  const language = languageOf(request, languages);
  if (String(request.headers.accept ?? '').includes('text/html'))
    return reply
      .header('content-security-policy', documentPolicy)
      .type('text/html; charset=utf-8')
      .send(errorPage(status, language, languages));
  const texts = errorTexts(language);
  const body: ErrorBody = {
    status,
    title: texts[`${status}.titolo`],
    exception: texts[`${status}.testo`],
    requestId: request.id,
  };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** An unforeseen error is logged with the id that its answer carries; the answer has no details. */
const answerError =
  (languages?: readonly Language[]) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if ((error.statusCode ?? 500) < 500) return sendError(request, reply, error.statusCode === 404 ? 404 : 400, languages);
    console.error(`Request ${request.id} for ${request.url} failed:`, error);
    return sendError(request, reply, 500, languages);
  };

/** The options of a file server: an id for each request, and the answer to an address that cannot be parsed. */
export const fileServerOptions = {
  logger: false,
  genReqId: () => randomUUID(),
  frameworkErrors: answerError(),
} satisfies FastifyServerOptions;

/**
 * Answers every error of a file server: 404 (for the script of a section, a module that says so), 405 for methods that do not read, 500.
 * Install it before the routes.
 * @param languages those of the portal
 */
export function installPortalErrors(server: FastifyInstance, languages?: readonly Language[]): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!METHODS.includes(request.method)) return sendError(request, reply, 405, languages);
  });
  server.setNotFoundHandler((request, reply) => {
    if (!SECTION_SCRIPT.test(request.url.split('?', 1)[0] ?? '')) return sendError(request, reply, 404, languages);
    return reply
      .headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
      .type('text/javascript; charset=utf-8')
      .send(missingSection);
  });
  server.setErrorHandler(answerError(languages));
}
