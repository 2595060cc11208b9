import { Readable } from 'node:stream';
import { editionName } from '@territori/history/edition/editionName';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keeping } from '../../http/answerMemory.ts';
import { encode, encodingOf } from '../../http/encoding.ts';
import { hashOf, IMMUTABLE, matching } from '../../http/validators.ts';
import type { Services } from '../../services/services.ts';
import { languageOfV1 } from '../languageOfV1.ts';
import type { CallContext } from './Call.ts';

/** What is known of an answer before it is computed. */
export interface AskedAnswer {
  readonly type: string;
  /** Everything but the edition, the language and the version of the program on which the bytes depend. */
  readonly question: string;
  /** True when the address names the edition and the answer does not depend on today. */
  readonly immutable: boolean;
}

/** An answer that was found valid and is not written yet. */
export interface FoundAnswer {
  /** True for an answer that becomes another one although the edition stays: it is sent without validators. */
  readonly passing?: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly write: () => string | Readable | Promise<string | Readable>;
}

const VARY = 'accept, accept-encoding, accept-language';

/** The address of a call with what else its answer depends on: encoding, language and format. */
const addressOf = (request: FastifyRequest): string =>
  ['v1', encodingOf(request), languageOfV1(request), request.headers.accept ?? '', request.url].join(' ');

/**
 * Sends the immutable answer that was kept for this address, or 304 when the caller has it. Returns false when none is kept.
 * It runs before the validation, which an address whose answer was kept has passed.
 */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<boolean> {
  const { edizione } = request.query as { edizione?: string };
  if (edizione === undefined) return false;
  const edition = await services.database.edition();
  if (!edition || edizione !== editionName(edition)) return false;
  const kept = request.server.answers.get(addressOf(request));
  request.memory = kept ? 'hit' : 'miss';
  if (!kept) return false;
  reply.headers(kept.headers);
  const known = matching(request.headers['if-none-match'], String(kept.headers.etag).slice(1, -1), encodingOf(request));
  if (known) void reply.removeHeader('content-length').removeHeader('content-encoding').header('etag', known).code(304).send();
  else void reply.send(kept.body);
  return true;
}

/**
 * Sends an answer with its validators, or 304 when the caller has it. An immutable answer is kept in its encoding, and `sendKept` sends it
 * again.
 * @param find computes the answer; throws Problem for an invalid call. It runs before a 304, which therefore never answers an invalid call
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { editionName: name, edition, language, services }: CallContext,
  { type, question, immutable }: AskedAnswer,
  find: () => Promise<FoundAnswer> | FoundAnswer,
): Promise<FastifyReply> {
  const found = await find();
  if (found.passing) {
    reply.headers({ ...found.headers, vary: VARY, 'cache-control': 'no-store', 'content-language': language });
    return reply.type(type).send(await found.write());
  }
  const tag = `${name}-${language}-${hashOf(`${services.build} ${type} ${question}`)}`;
  const headers = {
    ...found.headers,
    etag: `"${tag}"`,
    vary: VARY,
    'cache-control': immutable ? IMMUTABLE : 'no-cache',
    'content-language': language,
    'last-modified': new Date(edition.loadedAt).toUTCString(),
  };
  reply.headers(headers);
  const encoding = encodingOf(request);
  const known = matching(request.headers['if-none-match'], tag, encoding);
  if (known) return reply.header('etag', known).code(304).send();
  reply.type(type);
  const body = await found.write();
  if (!immutable) return reply.send(body);

  const keep = async (whole: Buffer) => {
    const stored = await encode(whole, encoding);
    request.server.answers.set(addressOf(request), {
      body: stored.body,
      headers: {
        ...headers,
        'content-type': type,
        'content-encoding': stored.encoding,
        'content-length': String(stored.body.byteLength),
      },
    });
  };
  if (typeof body !== 'string') return reply.send(Readable.from(keeping(body, keep), { objectMode: false }));
  await keep(Buffer.from(body));
  return reply.send(body);
}
