import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { editionName, type Services } from '../services.ts';
import { languageOf } from './language.ts';

/** An answer as it goes over the wire. */
interface StoredAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `edition`: the answer depends on the edition, the address and the language alone. `day`: on today as well, so it is never immutable. */
    cache?: 'edition' | 'day';
    /** What else an answer with `cache` depends on, as a text for its ETag; '' for nothing. */
    dependsOn?: () => string;
  }
  interface FastifyRequest {
    /** Under this name the answer is remembered, when its address names the current edition. */
    storeAs: string | null;
  }
  interface FastifyInstance {
    /** The answers that are remembered, by encoding and question. */
    answers: LRUCache<string, StoredAnswer>;
    /** Long answers that are being computed, by question. */
    underWay: Map<string, Promise<string>>;
  }
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const VARY = 'accept-encoding, language';
const STORED_BYTES = 64 * 1024 * 1024;
const COMPRESSED_FROM = 1024;
const ENCODERS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: (body: Buffer) => Promise.resolve(body),
};
type Encoding = keyof typeof ENCODERS;

/**
 * The cache rules: an address whose `edizione` names the current edition never changes, so it is immutable and kept in memory, compressed;
 * any other answer of a route with a `cache` carries a strong ETag made of edition, day and language, and costs nothing when it still matches.
 */
export function installEditionCache(app: FastifyInstance, services: Services): void {
  const store = new LRUCache<string, StoredAnswer>({
    maxSize: STORED_BYTES,
    // one long answer must not push out all others
    maxEntrySize: STORED_BYTES / 8,
    sizeCalculation: ({ body }) => body.byteLength + 1,
  });
  app.decorateRequest('storeAs', null);
  app.decorate('answers', store);
  app.decorate('underWay', new Map());

  // before an address is looked at any closer: one that was answered in this edition is a good one
  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.config.cache !== 'edition' || request.method !== 'GET') return;
    const { edizione } = request.query as Asked;
    if (!edizione) return;
    const edition = await services.database.edition();
    const kept = edition && edizione === editionName(edition, services) ? store.get(nameOf(request)) : undefined;
    if (kept) return reply.headers(kept.headers).headers({ vary: VARY, 'cache-control': IMMUTABLE }).send(kept.body);
  });

  app.addHook('preHandler', async (request, reply) => {
    const { cache, dependsOn = () => '' } = request.routeOptions.config;
    if (!cache || (request.method !== 'GET' && request.method !== 'HEAD')) return;
    const edition = await services.database.edition();
    // before the first load nothing may be remembered; texts are answered all the same
    if (!edition) return;
    const name = editionName(edition, services);
    reply.header('vary', VARY);

    if (cache === 'edition' && (request.query as Asked).edizione === name) {
      reply.header('cache-control', IMMUTABLE);
      if (request.method === 'GET') request.storeAs = nameOf(request);
      return;
    }
    const tag = [name, services.today(), languageAsked(request), dependsOn()].filter(Boolean).join('-');
    reply.header('cache-control', 'no-cache').header('etag', `"${tag}"`);
    const known = matching(request.headers['if-none-match'], tag, encodingOf(request));
    if (known) return reply.header('etag', known).code(304).send();
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.storeAs || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const plain = Buffer.from(payload);
    const encoding = plain.byteLength < COMPRESSED_FROM ? 'identity' : encodingOf(request);
    const body = await ENCODERS[encoding](plain);
    reply.header('content-encoding', encoding).header('content-length', body.byteLength);
    store.set(request.storeAs, { body, headers: storedHeaders(reply) });
    return body;
  });

  // runs after compression, which is a hook of each route: two encodings of one answer are not the same bytes, so they need two tags
  app.addHook('onRoute', (route) => {
    const earlier = route.onSend === undefined ? [] : [route.onSend].flat();
    route.onSend = [
      ...earlier,
      async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        const tag = reply.getHeader('etag');
        const encoding = reply.getHeader('content-encoding');
        if (typeof tag === 'string' && typeof encoding === 'string' && encoding !== 'identity')
          reply.header('etag', `${tag.slice(0, -1)}-${encoding}"`);
        return payload;
      },
    ];
  });
}

/**
 * Answers with what was kept of an earlier call, compressed, or with what `compute` gives, which is then kept. For long answers to a POST, whose address does not say what is asked;
 * who asks while one is being computed waits for that one.
 * @param question tells edition and everything else that the answer depends on
 */
export async function answerKept(
  request: FastifyRequest,
  reply: FastifyReply,
  question: string,
  compute: () => Promise<string>,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  request.storeAs = `${encodingOf(request)} ${question}`;
  const { answers, underWay } = request.server;
  const stored = answers.get(request.storeAs);
  if (stored) {
    request.storeAs = null;
    return reply.headers(stored.headers).send(stored.body);
  }
  const computed = underWay.get(question) ?? compute().finally(() => underWay.delete(question));
  underWay.set(question, computed);
  return reply.send(await computed);
}

/** What the cache reads of a query. */
interface Asked {
  readonly edizione?: string;
  readonly plang?: string;
}

const languageAsked = (request: FastifyRequest) => languageOf((request.query as Asked).plang ?? request.headers.language);

/** What tells the answer to an address of an edition apart from all others. */
const nameOf = (request: FastifyRequest): string => `${encodingOf(request)} ${languageAsked(request)} ${request.url}`;

/** An answer that turned out to depend on today cannot be immutable. */
export function dependsOnToday(request: FastifyRequest, reply: FastifyReply): void {
  if (request.storeAs) reply.header('cache-control', 'no-cache');
  request.storeAs = null;
}

/** That an encoding is named in `accept-encoding` and not refused by a quality of zero. */
const accepting = (name: string) => new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i');
const [BROTLI, GZIP] = [accepting('br'), accepting('gzip')];

function encodingOf(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (BROTLI.test(accepted)) return 'br';
  return GZIP.test(accepted) ? 'gzip' : 'identity';
}

/** The tag that a caller has of an answer, as it was told to him, with preference for that of the encoding that he would get now: a cache goes by the very same. */
function matching(header: string | undefined, tag: string, encoding: Encoding): string | undefined {
  const given = (header ?? '').split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
  if (given.includes('*')) return `"${tag}"`;
  return [`-${encoding}`, '', '-br', '-gzip', '-deflate'].map((suffix) => `"${tag}${suffix}"`).find((known) => given.includes(known));
}

const storedHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'content-encoding', 'content-length', 'content-disposition'].flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
