import type { Identity } from '@territori/identity/Identity';
import type { Language } from '@territori/wire/language';
import { COMMON } from '@territori/wire/v1/parameters';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { hashOf } from '../../http/answers/validators.ts';
import { preferredLanguage } from '../../http/languageOfRequest.ts';
import { V1 } from '../addresses.ts';
import type { Call } from '../calls/Call.ts';
import { inItalian } from './inItalian.ts';
import { openapi } from './openapi.ts';

/**
 * `GET /api/v1/openapi.json`: `lingua`, else `Accept-Language`, names the language of its texts, which is English without either, because
 * programs that make clients ask for none. The definitions need no data.
 */
export function openapiRoute(app: FastifyInstance, calls: readonly Call[], version: string, identity: Identity): void {
  const english = openapi(calls, version, identity);
  const written = (definitions: object) => {
    const text = JSON.stringify(definitions, null, 2);
    return { text, tag: `"${version}-${hashOf(text)}"` };
  };
  const definitions: Readonly<Record<Language, { text: string; tag: string }>> = { it: written(inItalian(english)), en: written(english) };
  app.get<{ Querystring: { lingua?: Language } }>(
    `${V1}/openapi.json`,
    { schema: { hide: true, querystring: Type.Object({ lingua: COMMON.lingua }) } },
    (request, reply) => {
      const { lingua = preferredLanguage(request.headers['accept-language']) ?? 'en' } = request.query;
      const { text, tag } = definitions[lingua];
      reply.headers({ etag: tag, 'cache-control': 'no-cache', 'content-language': lingua, vary: 'accept-encoding, accept-language' });
      const held = (request.headers['if-none-match'] ?? '').split(',').map((one) =>
        one
          .trim()
          .replace(/^W\//, '')
          .replace(/-(br|gzip)"$/, '"'),
      );
      if (held.includes(tag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
}
