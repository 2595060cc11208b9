import { pipeline, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSED, encode, encoderOf, encodingOf } from '../encoding.ts';
import { LONGEST_KEPT } from './AnswerMemory.ts';

/**
 * Compresses an answer once for its caller and for those after it, and says so in its headers. A stream is kept when it has ended.
 * @param keep receives the bytes as they are sent
 */
export async function packAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  keep: (packed: Buffer) => Promise<void>,
): Promise<unknown> {
  const packs = COMPRESSED.test(String(reply.getHeader('content-type'))) && !reply.hasHeader('content-encoding');
  const wanted = packs ? encodingOf(request) : 'identity';
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
    const { encoding, body } = await encode(Buffer.from(payload as string), wanted);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.header('content-length', body.byteLength);
    await keep(body);
    return body;
  }
  if (!(payload instanceof Readable)) return payload;
  if (wanted === 'identity') return Readable.from(keeping(payload, keep), { objectMode: false });
  reply.header('content-encoding', wanted).removeHeader('content-length');
  // what fails reaches the reader of the packed stream
  const packed = pipeline(payload, encoderOf(wanted), () => {});
  return Readable.from(keeping(packed, keep), { objectMode: false });
}

/** Passes a stream on, and hands its bytes over once it ended, unless they are too many to be kept. */
async function* keeping(stream: Readable, keep: (whole: Buffer) => Promise<void>): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const part = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer);
    bytes += part.byteLength;
    if (bytes <= LONGEST_KEPT) chunks.push(part);
    else chunks.length = 0;
    yield part;
  }
  if (bytes <= LONGEST_KEPT) await keep(Buffer.concat(chunks));
}
