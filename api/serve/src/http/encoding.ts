import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, createBrotliCompress, createGzip, gzip, gzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** The media types that `@fastify/compress` compresses by default, and GeoPackages, which shrink to a third. */
export const COMPRESSED = /^text\/(?!event-stream)|[+/](?:json|text|xml)(?:;|$)|octet-stream(?:;|$)|geopackage/;
const COMPRESSED_FROM = 1024;
const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const BROTLI_OPTIONS = { params: BROTLI_PARAMS };
/**
 * Answers up to so many bytes, as a power of two, are compressed at once. A page of a list takes 0.2 ms, and as much again when it is
 * handed to a thread; the longest take 2 ms by Brotli and 4 by gzip.
 */
const SHORT_BITS = 17;
/** A window as long as they are takes less memory than the default one, and gives the same bytes. */
const SHORT_OPTIONS = { params: { ...BROTLI_PARAMS, [constants.BROTLI_PARAM_LGWIN]: SHORT_BITS } };
const SHORT = {
  br: (body: Buffer) => brotliCompressSync(body, SHORT_OPTIONS),
  gzip: (body: Buffer) => gzipSync(body),
};
const WHOLE = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI_OPTIONS),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
const STREAMED = { br: () => createBrotliCompress(BROTLI_OPTIONS), gzip: () => createGzip() };
export type Encoding = keyof typeof WHOLE | 'identity';

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
  if (wanted === 'identity' || plain.byteLength < COMPRESSED_FROM) return { encoding: 'identity', body: plain };
  return { encoding: wanted, body: await (plain.byteLength <= 2 ** SHORT_BITS ? SHORT : WHOLE)[wanted](plain) };
}

/** What compresses a stream. */
export const encoderOf = (encoding: Exclude<Encoding, 'identity'>): Transform => STREAMED[encoding]();
