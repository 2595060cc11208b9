import type { Identity } from '@territori/identity/Identity';
import { type Language, preferredLanguage } from '@territori/languages';
import { COMMON } from '@territori/wire/v1/parameters';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { hashOf } from '../../http/answers/validators.ts';
import { inEveryLanguage } from '../../http/inEveryLanguage.ts';
import { answeredIn, OFFERED } from '../../http/offered.ts';
import { V1 } from '../addresses.ts';
import type { Call } from '../calls/Call.ts';
import { inLanguage } from './inLanguage.ts';
import { openapi } from './openapi.ts';

/**
 * `GET /api/v1/openapi.json`: `lingua`, else `Accept-Language`, names the language of its texts, which is English without either, because
 * programs that make clients ask for none. The definitions need no data.
 */
export function openapiRoute(app: FastifyInstance, calls: readonly Call[], version: string, identity: Identity): void {
  const written = (definitions: object) => {
    const text = JSON.stringify(definitions, null, 2);
    return { text, tag: `"${version}-${hashOf(text)}"` };
  };
  // made when they are asked for: a start does not wait for them
  const definitionsIn = inEveryLanguage((language) => written(inLanguage(openapi(calls, version, identity), language)));
  app.get<{ Querystring: { lingua?: Language } }>(
    `${V1}/openapi.json`,
    { schema: { hide: true, querystring: Type.Object({ lingua: COMMON.lingua }) } },
    (request, reply) => {
      const asked = request.query.lingua ?? preferredLanguage(request.headers['accept-language'], OFFERED) ?? 'en';
      const language = answeredIn(asked);
      const { text, tag } = definitionsIn(language);
      reply.headers({ etag: tag, 'cache-control': 'no-cache', 'content-language': language, vary: 'accept-encoding, accept-language' });
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
