import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify';
import { type Encoding, encodingOf } from './encoding.ts';
import { languageOfRequest } from './languageOfRequest.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `edition`: the answer depends only on the edition, the address and the language. `day`: it also depends on the current day or on the
     * editors' texts, so it is never immutable.
     */
    cache?: 'edition' | 'day';
  }
}

/** The state of the data on which the cache rules depend. */
export interface DataInUse {
  /** The name of the edition in use; undefined before the first load. */
  readonly editionName: () => Promise<string | undefined>;
  /** Names the version of the program and of the editors' texts, of which two may answer about one edition. */
  readonly build: string;
  /** The date in Europe/Rome. */
  readonly today: () => string;
}

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const VARY = 'accept-encoding, language, accept-language';

/** True when the answer at this address does not change: it names the edition in use, and no other version of the program. */
export function namesEdition(request: FastifyRequest, name: string, build: string): boolean {
  const { edizione, versione = build } = request.query as { edizione?: string; versione?: string };
  return request.routeOptions.config.cache === 'edition' && edizione === name && versione === build;
}

/**
 * Validators for the answers of every route with a `cache`. The answer at an address that contains the edition in use is immutable. Any
 * other answer has a strong ETag made of edition, day, language, address and version of the program. A caller that sends this ETag gets 304
 * without a computation: it received the ETag with an answer at this address, so the request is valid. `@fastify/etag` would compute each
 * answer to compare its hash, and `@fastify/caching` does not use this ETag.
 */
export function installValidators(app: FastifyInstance, { editionName, build, today }: DataInUse): void {
  app.addHook('preHandler', async (request, reply) => {
    const { cache } = request.routeOptions.config;
    if (!cache || (request.method !== 'GET' && request.method !== 'HEAD')) return;
    const name = await editionName();
    // before the first load no answer may be remembered; texts can already be answered
    if (!name) return;
    reply.header('vary', VARY);
    if (namesEdition(request, name, build)) {
      reply.header('cache-control', IMMUTABLE);
      return;
    }
    const tag = [name, today(), languageOfRequest(request), hashOf(`${build} ${request.url}`)].join('-');
    reply.header('cache-control', 'no-cache').header('etag', `"${tag}"`);
    const known = matching(request.headers['if-none-match'], tag, encodingOf(request));
    if (known) return reply.header('etag', known).code(304).send();
  });

  // runs after compression, which is a hook of each route: two encodings of one answer are different bytes, so they need two tags
  app.addHook('onRoute', (route) => {
    const earlier = route.onSend === undefined ? [] : [route.onSend].flat();
    route.onSend = [...earlier, nameEncoding];
  });
}

const nameEncoding: onSendHookHandler = (_request, reply, payload, done) => {
  const tag = reply.getHeader('etag');
  const encoding = reply.getHeader('content-encoding');
  if (typeof tag === 'string' && typeof encoding === 'string' && encoding !== 'identity')
    reply.header('etag', `${tag.slice(0, -1)}-${encoding}"`);
  done(null, payload);
};

/** A short hash of what an ETag stands for. */
export const hashOf = (question: string): string => createHash('sha256').update(question).digest('base64url').slice(0, 8);

/**
 * The tag of the answer that the caller already has. If the caller names several, the one of the encoding that it would get
 * now comes first, because a cache compares the whole tag.
 */
export function matching(header: string | undefined, tag: string, encoding: Encoding): string | undefined {
  if (header === undefined) return undefined;
  const given = header.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
  return [`-${encoding}`, '', '-br', '-gzip', '-deflate'].map((suffix) => `"${tag}${suffix}"`).find((known) => given.includes(known));
}
