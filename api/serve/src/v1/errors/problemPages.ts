import type { Identity } from '@territori/identity/Identity';
import { plainStyle } from '@territori/identity/plainStyle';
import { textIn } from '@territori/languages';
import type { FastifyInstance } from 'fastify';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { message } from '../../message.ts';
import { V1 } from '../addresses.ts';
import { languageOfV1 } from '../languageOfV1.ts';
import { Problem } from './Problem.ts';
import { type ProblemCode, problemExplanation, problemTitle, STATUS_OF_PROBLEM } from './problemKinds.ts';

const CODES = Object.keys(STATUS_OF_PROBLEM) as ProblemCode[];

/** The pages to which `type` of an error leads: one a kind of error, in the language of the caller, and their list. */
export function problemPages(app: FastifyInstance, { colors, typeface, product }: Identity): void {
  const style = plainStyle(colors, typeface?.family);
  /** A page that needs nothing else. */
  const page = (language: string, title: string, content: string) =>
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} - ${escapeMarkup(product)}</title>` +
    `<style>${style}</style></head>` +
    `<body><main><h1>${title}</h1>${content}</main></body></html>`;

  app.get(`${V1}/errori`, { schema: { hide: true } }, (request, reply) => {
    const language = languageOfV1(request);
    const title = textIn(message('problemPages.errorsApiV'), language);
    const items = CODES.map(
      (code) =>
        `<dt><a href="${V1}/errori/${code}">${code}</a> (${STATUS_OF_PROBLEM[code]})</dt><dd>${textIn(problemTitle(code), language)}</dd>`,
    );
    return reply.headers(headersOf(language)).send(page(language, title, `<dl>${items.join('')}</dl>`));
  });

  app.get<{ Params: { codice: string } }>(`${V1}/errori/:codice`, { schema: { hide: true } }, (request, reply) => {
    const code = CODES.find((known) => known === request.params.codice);
    if (!code) {
      throw new Problem('indirizzo_inesistente', message('problemPages.noErrorHas', { codes: CODES.join(', ') }), 'codice');
    }
    const language = languageOfV1(request);
    const back = textIn(message('problemPages.allErrors'), language);
    const text = `<p><code>${code}</code>, HTTP ${STATUS_OF_PROBLEM[code]}</p><p>${textIn(problemExplanation(code), language)}</p><p><a href="${V1}/errori">${back}</a></p>`;
    return reply.headers(headersOf(language)).send(page(language, textIn(problemTitle(code), language), text));
  });
}

const headersOf = (language: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  vary: 'accept-language',
  'cache-control': 'no-cache',
});
