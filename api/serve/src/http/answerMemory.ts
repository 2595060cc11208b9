import { Readable } from 'node:stream';
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
    /** Whether the answer was looked for among those that are remembered, and found; null where none is remembered. */
    memory: 'hit' | 'miss' | null;
  }
  interface FastifyInstance {
    /** The answers that are remembered, by encoding and question. */
    answers: LRUCache<string, StoredAnswer>;
    /** Long answers that are being computed, by question. */
    computations: OneComputation<string>;
  }
}

/** What a process keeps at most: the proxy keeps answers too, on a disk. */
const STORED_BYTES = 32 * 1024 * 1024;
/** Bytes of the longest answer that is kept: one long answer must not displace all others. */
export const LONGEST_STORED = STORED_BYTES / 4;
const KEPT_HEADERS = ['content-type', 'content-encoding', 'content-length', 'content-disposition'];

/**
 * Remembers the answers that never change, compressed: those whose address names the edition in use, and those given by `answerKept`.
 * `@fastify/compress` would compress each again, and `@fastify/caching` keeps no answers.
 */
export function installAnswerMemory(app: FastifyInstance, { editionName, build }: Pick<DataInUse, 'editionName' | 'build'>): void {
  const store = new LRUCache<string, StoredAnswer>({
    maxSize: STORED_BYTES,
    maxEntrySize: LONGEST_STORED,
    sizeCalculation: ({ body }) => body.byteLength + 1,
  });
  app.decorateRequest('storeAs', null);
  app.decorateRequest('memory', null);
  app.decorate('answers', store);
  app.decorate('computations', new OneComputation<string>());

  const sendKept = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const name = await editionName();
    if (!name || !namesEdition(request, name, build)) return false;
    request.storeAs = `${encodingOf(request)} ${languageOfRequest(request)} ${request.url}`;
    const kept = store.get(request.storeAs);
    request.memory = kept ? 'hit' : 'miss';
    if (!kept) return false;
    request.storeAs = null;
    void reply.headers(kept.headers).headers({ vary: VARY, 'cache-control': IMMUTABLE }).send(kept.body);
    return true;
  };

  // a hook that every call passes has a callback: a promise in each would take as long as an answer from memory.
  // It runs before validation, because an address that was answered in this edition is valid
  app.addHook('preValidation', (request, reply, done) => {
    if (request.method !== 'GET' || request.routeOptions.config.cache !== 'edition') done();
    else sendKept(request, reply).then((sent) => void (sent || done()), done);
  });

  const keep = async (name: string, headers: StoredAnswer['headers'], request: FastifyRequest, plain: Buffer): Promise<StoredAnswer> => {
    const { encoding, body } = await encode(plain, encodingOf(request));
    const stored = { body, headers: { ...headers, 'content-encoding': encoding, 'content-length': String(body.byteLength) } };
    store.set(name, stored);
    return stored;
  };

  app.addHook('onSend', (request, reply, payload, done) => {
    const name = request.storeAs;
    if (!name || reply.statusCode !== 200) return done(null, payload);
    const headers = storedHeaders(reply);
    if (typeof payload === 'string')
      keep(name, headers, request, Buffer.from(payload)).then((stored) => {
        reply.headers(stored.headers);
        done(null, stored.body);
      }, done);
    // a file for a spreadsheet is seldom asked for twice
    else if (payload instanceof Readable && headers['content-type']?.startsWith('application/json'))
      done(
        null,
        Readable.from(
          keeping(payload, (plain) => keep(name, headers, request, plain)),
          { objectMode: false },
        ),
      );
    else done(null, payload);
  });
}

/** Passes a stream on, and hands its bytes over once it ended, unless they are too many to be kept. */
export async function* keeping(stream: Readable, keep: (whole: Buffer) => Promise<unknown>): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const part = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer);
    bytes += part.byteLength;
    if (bytes <= LONGEST_STORED) chunks.push(part);
    else chunks.length = 0;
    yield part;
  }
  if (bytes <= LONGEST_STORED) await keep(Buffer.concat(chunks));
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
  request.memory = stored ? 'hit' : 'miss';
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
