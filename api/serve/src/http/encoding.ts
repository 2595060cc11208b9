import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const COMPRESSED_FROM = 1024;
const ENCODERS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: (body: Buffer) => Promise.resolve(body),
};
export type Encoding = keyof typeof ENCODERS;

/** Matches an encoding that `accept-encoding` names and does not refuse by a quality of zero. */
const accepting = (name: string) => new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i');
const [BROTLI, GZIP] = [accepting('br'), accepting('gzip')];

/** The encoding in which a call gets its answer. */
export function encodingOf(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (BROTLI.test(accepted)) return 'br';
  return GZIP.test(accepted) ? 'gzip' : 'identity';
}

/** Compresses a whole answer; a short answer is not compressed. */
export async function encode(plain: Buffer, wanted: Encoding): Promise<{ encoding: Encoding; body: Buffer }> {
  const encoding = plain.byteLength < COMPRESSED_FROM ? 'identity' : wanted;
  return { encoding, body: await ENCODERS[encoding](plain) };
}
