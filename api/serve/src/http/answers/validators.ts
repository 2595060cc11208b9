import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Encoding } from '../encoding.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const VARY = 'accept-encoding, language, accept-language';

/** True when the answer at this address does not change: it names the edition in use, and no other version of the program. */
export function namesEdition(request: FastifyRequest, name: string, build: string): boolean {
  const { edizione, versione = build } = request.query as { edizione?: string; versione?: string };
  return request.routeOptions.config.cache === 'edition' && edizione === name && versione === build;
}

/** A short hash of what an ETag stands for. */
export const hashOf = (question: string): string => createHash('sha256').update(question).digest('base64url').slice(0, 8);

/**
 * The tag of the answer that the caller already has. If the caller names several, the one of the encoding that it would get
 * now comes first, because a cache compares the whole tag.
 */
export function matching(header: string | undefined, tag: string, encoding: Encoding): string | undefined {
  if (header === undefined) return undefined;
  const given = header.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
  return [`-${encoding}`, '', '-br', '-gzip', '-deflate'].map((suffix) => `"${tag}${suffix}"`).find((known) => given.includes(known));
}
