import type { FastifyInstance } from 'fastify';
import { hashOf } from '../../http/validators.ts';
import { V1 } from '../addresses.ts';
import type { Call } from '../calls/Call.ts';
import { openapi } from './openapi.ts';

/** `GET /api/v1/openapi.json`. The definitions need no data. */
export function openapiRoute(app: FastifyInstance, calls: readonly Call[], version: string): void {
  const text = JSON.stringify(openapi(calls, version), null, 2);
  const tag = `"${version}-${hashOf(text)}"`;
  app.get(`${V1}/openapi.json`, { schema: { hide: true } }, (request, reply) => {
    reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    const held = (request.headers['if-none-match'] ?? '').split(',').map((one) =>
      one
        .trim()
        .replace(/^W\//, '')
        .replace(/-(br|gzip)"$/, '"'),
    );
    if (held.includes(tag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
