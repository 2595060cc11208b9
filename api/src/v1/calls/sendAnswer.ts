import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LONGEST_STORED } from '../../http/answerMemory.ts';
import { encode, encodingOf } from '../../http/encoding.ts';
import { hashOf, IMMUTABLE, matching } from '../../http/validators.ts';
import type { CallContext } from './Call.ts';

/** What is known of an answer before it is computed. */
export interface AskedAnswer {
  readonly type: string;
  /** Everything but the edition and the language on which the bytes depend. */
  readonly question: string;
  /** True when the address names the edition and the answer does not depend on today. */
  readonly immutable: boolean;
}

/** An answer that was found valid and is not written yet. */
export interface FoundAnswer {
  /** True for an answer that becomes another one although the edition stays: it is sent without validators. */
  readonly passing?: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly write: () => string | Readable;
}

const VARY = 'accept, accept-encoding, accept-language';

/**
 * Sends an answer with its validators, or 304 when the caller has it. An immutable answer is kept in its encoding and sent again without
 * being computed.
 * @param find computes the answer; throws Problem for an invalid call. It runs before a 304, which therefore never answers an invalid call
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { editionName, edition, language }: CallContext,
  { type, question, immutable }: AskedAnswer,
  find: () => Promise<FoundAnswer> | FoundAnswer,
): Promise<FastifyReply> {
  const { answers } = request.server;
  const encoding = encodingOf(request);
  const tag = `${editionName}-${language}-${hashOf(`${type} ${question}`)}`;
  const name = `${encoding} ${tag}`;
  // a kept answer was found valid
  const kept = immutable ? answers.get(name) : undefined;
  const found = kept ? null : await find();
  if (found?.passing) {
    reply.headers({ ...found.headers, vary: VARY, 'cache-control': 'no-store', 'content-language': language });
    return reply.type(type).send(found.write());
  }
  reply.headers({
    ...found?.headers,
    etag: `"${tag}"`,
    vary: VARY,
    'cache-control': immutable ? IMMUTABLE : 'no-cache',
    'content-language': language,
    'last-modified': new Date(edition.loadedAt).toUTCString(),
  });
  const known = matching(request.headers['if-none-match'], tag, encoding);
  if (known) return reply.header('etag', known).code(304).send();
  reply.type(type);
  if (kept) return reply.headers(kept.headers).send(kept.body);
  const { headers, write } = found as FoundAnswer;
  const body = write();
  if (!immutable) return reply.send(body);

  const keep = async (whole: Buffer) => {
    const stored = await encode(whole, encoding);
    answers.set(name, {
      body: stored.body,
      headers: { ...headers, 'content-encoding': stored.encoding, 'content-length': String(stored.body.byteLength) },
    });
  };
  if (typeof body !== 'string') return reply.send(Readable.from(keeping(body, keep), { objectMode: false }));
  await keep(Buffer.from(body));
  return reply.send(body);
}

/** Passes a stream on, and hands its bytes over once it ended, unless they are too many to be kept. */
async function* keeping(stream: Readable, keep: (whole: Buffer) => Promise<void>): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk as string | Buffer);
    bytes += part.byteLength;
    if (bytes <= LONGEST_STORED) chunks.push(part);
    yield part;
  }
  if (bytes <= LONGEST_STORED) await keep(Buffer.concat(chunks));
}
