import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { encode, encodingOf } from './encoding.ts';
import { languageOfRequest } from './languageOfRequest.ts';
import { OneComputation } from './OneComputation.ts';
import { type DataInUse, IMMUTABLE, namesEdition, VARY } from './validators.ts';

/** An answer as it is sent. */
export interface StoredAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The name under which the answer is remembered; null when it is not remembered. */
    storeAs: string | null;
  }
  interface FastifyInstance {
    /** The answers that are remembered, by encoding and question. */
    answers: LRUCache<string, StoredAnswer>;
    /** Long answers that are being computed, by question. */
    computations: OneComputation<string>;
  }
}

const STORED_BYTES = 64 * 1024 * 1024;
/** Bytes of the longest answer that is kept: one long answer must not displace all others. */
export const LONGEST_STORED = STORED_BYTES / 8;
const KEPT_HEADERS = ['content-type', 'content-encoding', 'content-length', 'content-disposition'];

/**
 * Remembers the answers that never change, compressed: those whose address names the edition in use, and those given by `answerKept`.
 * `@fastify/compress` would compress each again, and `@fastify/caching` keeps no answers.
 */
export function installAnswerMemory(app: FastifyInstance, { editionName }: Pick<DataInUse, 'editionName'>): void {
  const store = new LRUCache<string, StoredAnswer>({
    maxSize: STORED_BYTES,
    maxEntrySize: LONGEST_STORED,
    sizeCalculation: ({ body }) => body.byteLength + 1,
  });
  app.decorateRequest('storeAs', null);
  app.decorate('answers', store);
  app.decorate('computations', new OneComputation<string>());

  // runs before validation, because an address that was answered in this edition is valid
  app.addHook('preValidation', async (request, reply) => {
    if (request.method !== 'GET') return;
    const name = request.routeOptions.config.cache === 'edition' ? await editionName() : undefined;
    if (!name || !namesEdition(request, name)) return;
    request.storeAs = `${encodingOf(request)} ${languageOfRequest(request)} ${request.url}`;
    const kept = store.get(request.storeAs);
    if (!kept) return;
    request.storeAs = null;
    return reply.headers(kept.headers).headers({ vary: VARY, 'cache-control': IMMUTABLE }).send(kept.body);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.storeAs || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const { encoding, body } = await encode(Buffer.from(payload), encodingOf(request));
    reply.header('content-encoding', encoding).header('content-length', body.byteLength);
    store.set(request.storeAs, { body, headers: storedHeaders(reply) });
    return body;
  });
}

/**
 * Sends the answer of an earlier call, or the result of `compute`, which is then remembered. It serves long answers to a POST, whose
 * address does not contain the question. Simultaneous callers share one computation.
 * @param question contains the edition and everything else on which the answer depends
 */
export async function answerKept(
  request: FastifyRequest,
  reply: FastifyReply,
  question: string,
  compute: () => Promise<string>,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const name = `${encodingOf(request)} ${question}`;
  const { answers, computations } = request.server;
  const stored = answers.get(name);
  if (stored) return reply.headers(stored.headers).send(stored.body);
  request.storeAs = name;
  return reply.send(await computations.of(question, compute));
}

/** Marks an answer that depends on today: it is neither immutable nor remembered. */
export function dependsOnToday(request: FastifyRequest, reply: FastifyReply): void {
  if (request.storeAs) reply.header('cache-control', 'no-cache');
  request.storeAs = null;
}

const storedHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
