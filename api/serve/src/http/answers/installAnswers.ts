import { editionName } from '@territori/history/edition/editionName';
import type { Edition } from '@territori/store/database';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { encodingOf } from '../encoding.ts';
import { languageOfRequest } from '../languageOfRequest.ts';
import { AnswerMemory, type KeptAnswer } from './AnswerMemory.ts';
import { packAnswer } from './packAnswer.ts';
import { hashOf, IMMUTABLE, matching, namesEdition, VARY } from './validators.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `edition`: the answer depends only on the edition, the address and the language. `day`: it also depends on the current day or on the
     * editors' texts, so it is never immutable. `own`: the route sends its own validators. The answers of all three are kept.
     */
    cache?: 'edition' | 'day' | 'own';
    /** What of a call decides on its answer, beside address and encoding; its language by default. */
    variant?: (request: FastifyRequest) => string;
  }
  interface FastifyRequest {
    /** Where the answer will be kept; null when it is not kept. */
    toKeep: ToKeep | null;
    /** Whether the answer was looked for among those that are kept, and found; null where none is kept. */
    memory: 'hit' | 'miss' | null;
  }
  interface FastifyInstance {
    /** Sends the kept answer of this name and returns true; else lets the answer of the call be kept under it. */
    sendKept: (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<boolean>;
  }
}

interface ToKeep {
  readonly state: string;
  readonly name: string;
  /** The headers that every call gets anew, such as its own name. */
  readonly before: ReturnType<FastifyReply['getHeaders']>;
}

/** What is served, on which the answers depend. */
export interface InService {
  /** The edition in service; undefined before the first load. */
  readonly edition: () => Promise<Edition | undefined>;
  /** Names the version of the program and of the editors' texts, of which two may answer about one edition. */
  readonly build: string;
  /** The date in Europe/Rome. */
  readonly today: () => string;
}

/**
 * The answers of every route with a `cache`: kept as they are sent, compressed once, by edition, day, language, address and encoding; and
 * their validators. `@fastify/compress` would compress each again, and `@fastify/caching` keeps no answers.
 */
export function installAnswers(app: FastifyInstance, inService: InService): void {
  keepAnswers(app, inService);
  addValidators(app, inService);
}

function keepAnswers(app: FastifyInstance, { edition, today }: InService): void {
  const memory = new AnswerMemory();
  const stateNow = async () => {
    const served = await edition();
    return served && `${served.id} ${served.loadedAt} ${today()}`;
  };
  const sendKept = async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<boolean> => {
    const state = await stateNow();
    if (state === undefined) return false;
    const kept = memory.find(state, name);
    request.memory = kept ? 'hit' : 'miss';
    if (kept) sendAgain(request, reply, kept);
    else request.toKeep = { state, name, before: reply.getHeaders() };
    return kept !== undefined;
  };
  app.decorateRequest('toKeep', null);
  app.decorateRequest('memory', null);
  app.decorate('sendKept', sendKept);

  // a hook that every call passes has a callback: a promise in each would take as long as an answer from memory.
  // It runs before validation, because an address that was answered in this edition is valid
  app.addHook('preValidation', (request, reply, done) => {
    const { cache, variant = languageOfRequest } = request.routeOptions.config;
    if (request.method !== 'GET' || cache === undefined) return done();
    const name = `${encodingOf(request)} ${variant(request)} ${request.url}`;
    sendKept(request, reply, name).then((sent) => void (sent || done()), done);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const { toKeep } = request;
    if (!toKeep || reply.statusCode !== 200) return done(null, payload);
    const { state, name, before } = toKeep;
    const keep = async (body: Buffer) => {
      const headers = { ...changed(before, reply.getHeaders()), 'content-length': body.byteLength };
      // an edition that came into service meanwhile may have made this answer
      if ((await stateNow()) === state) memory.keep(state, name, { headers, body });
    };
    packAnswer(request, reply, payload, keep).then((packed) => done(null, packed), done);
  });
}

function sendAgain(request: FastifyRequest, reply: FastifyReply, { headers, body }: KeptAnswer): void {
  const { etag } = headers;
  reply.headers(headers);
  const tag = typeof etag === 'string' ? etag.slice(1, -1) : undefined;
  const known = tag === undefined ? undefined : matching(request.headers['if-none-match'], tag, encodingOf(request));
  if (known === undefined) void reply.send(body);
  else void reply.removeHeader('content-length').removeHeader('content-encoding').header('etag', known).code(304).send();
}

const changed = (before: ToKeep['before'], after: ToKeep['before']): KeptAnswer['headers'] =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => (value === undefined || value === before[name] ? [] : [[name, value]])),
  );

/**
 * The answer at an address that contains the edition in use is immutable. Any other answer has a strong ETag made of edition, day,
 * language, address and version of the program. A caller that sends this ETag gets 304 without a computation: it received the ETag with
 * an answer at this address, so the request is valid. `@fastify/etag` would compute each answer to compare its hash.
 */
function addValidators(app: FastifyInstance, { edition, build, today }: InService): void {
  app.addHook('preHandler', async (request, reply) => {
    const { cache } = request.routeOptions.config;
    if (!cache || cache === 'own' || (request.method !== 'GET' && request.method !== 'HEAD')) return;
    const served = await edition();
    // before the first load no answer may be remembered; texts can already be answered
    if (!served) return;
    const name = editionName(served);
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

/** Marks an answer that depends on today: it is kept until the day ends, and never immutable. */
export function dependsOnToday(reply: FastifyReply): void {
  if (reply.getHeader('cache-control') === IMMUTABLE) reply.header('cache-control', 'no-cache');
}

/** Marks an answer that becomes another one although edition and day stay: nobody may keep it. */
export function passes(request: FastifyRequest, reply: FastifyReply): void {
  request.toKeep = null;
  reply.removeHeader('etag').header('cache-control', 'no-store');
}
