import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, IMMUTABLE, matching } from '../../../http/answers/validators.ts';
import { encodingOf } from '../../../http/encoding.ts';
import type { CallContext } from '../Call.ts';

/** What is known of an answer before it is computed. */
export interface AskedAnswer {
  readonly type: string;
  /** Everything but the edition, the language and the version of the program on which the bytes depend. */
  readonly question: string;
  /** True when the address names the edition and the answer does not depend on today. */
  readonly immutable: boolean;
  /** True when the question says more than the address, the language and the day: at its address the answer may become another one. */
  readonly changing?: boolean;
}

/** An answer that was found valid and is not written yet. */
export interface FoundAnswer {
  /** True for an answer that becomes another one although the edition stays: it is sent without validators. */
  readonly passing?: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly write: () => string | Readable | Promise<string | Readable>;
}

const VARY = 'accept, accept-encoding, accept-language';

/**
 * Sends an answer with its validators, or 304 when the caller has it. `installAnswers` keeps it, and sends it again.
 * @param find computes the answer; throws Problem for an invalid call. It runs before a 304, which therefore never answers an invalid call
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { editionName: name, edition, language, services }: CallContext,
  { type, question, immutable, changing = false }: AskedAnswer,
  find: () => Promise<FoundAnswer> | FoundAnswer,
): Promise<FastifyReply> {
  const found = await find();
  if (found.passing) {
    request.toKeep = null;
    reply.headers({ ...found.headers, vary: VARY, 'cache-control': 'no-store', 'content-language': language });
    return reply.type(type).send(await found.write());
  }
  const tag = `${name}-${language}-${hashOf(`${services.build} ${type} ${question}`)}`;
  reply.headers({
    ...found.headers,
    etag: `"${tag}"`,
    vary: VARY,
    'cache-control': immutable ? IMMUTABLE : 'no-cache',
    'content-language': language,
    'last-modified': new Date(edition.loadedAt).toUTCString(),
  });
  const known = matching(request.headers['if-none-match'], tag, encodingOf(request));
  if (known) return reply.header('etag', known).code(304).send();
  if (changing) request.toKeep = null;
  return reply.type(type).send(await found.write());
}
