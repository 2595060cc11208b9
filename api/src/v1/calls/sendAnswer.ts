import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LONGEST_STORED } from '../../http/answerMemory.ts';
import { encode, encodingOf } from '../../http/encoding.ts';
import { hashOf, IMMUTABLE, matching } from '../../http/validators.ts';
import type { CallContext } from './Call.ts';

/** An answer that was found valid and is not written yet. */
export interface Answer {
  readonly type: string;
  /** Everything but the edition and the language on which the bytes depend. */
  readonly question: string;
  /** True when the address names the edition and the answer does not depend on today. */
  readonly immutable: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly write: () => string | Readable;
}

const VARY = 'accept, accept-encoding, accept-language';

/**
 * Sends an answer with its validators, or 304 when the caller has it. The call has been validated before, so that a 304 never answers an
 * invalid one. An immutable answer is kept in its encoding and sent again without being written.
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  context: CallContext,
  answer: Answer,
): Promise<FastifyReply> {
  const { editionName, edition, language } = context;
  const encoding = encodingOf(request);
  const tag = `${editionName}-${language}-${hashOf(`${answer.type} ${answer.question}`)}`;
  reply.headers({
    ...answer.headers,
    etag: `"${tag}"`,
    vary: VARY,
    'cache-control': answer.immutable ? IMMUTABLE : 'no-cache',
    'content-language': language,
    'last-modified': new Date(edition.loadedAt).toUTCString(),
  });
  const known = matching(request.headers['if-none-match'], tag, encoding);
  if (known) return reply.header('etag', known).code(304).send();
  reply.type(answer.type);
  if (!answer.immutable) return reply.send(answer.write());

  const { answers } = request.server;
  const kept = answers.get(`${encoding} ${tag}`);
  if (kept) return reply.headers(kept.headers).send(kept.body);
  const keep = async (whole: Buffer) => {
    const stored = await encode(whole, encoding);
    answers.set(`${encoding} ${tag}`, {
      body: stored.body,
      headers: { 'content-encoding': stored.encoding, 'content-length': String(stored.body.byteLength) },
    });
  };
  const body = answer.write();
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
