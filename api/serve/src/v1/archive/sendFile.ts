import { Readable } from 'node:stream';
import type { ArchiveFile } from '@territori/edition/archive/ArchiveIndex';
import type { ByteRange } from '@territori/store/files/Store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMMUTABLE } from '../../http/answers/validators.ts';
import { message } from '../../message.ts';
import { Problem } from '../errors/Problem.ts';

const TYPES: Readonly<Record<ArchiveFile['formato'], string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  jsonl: 'application/x-ndjson; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  sqlite: 'application/vnd.sqlite3',
  json: 'application/json; charset=utf-8',
  testo: 'text/plain; charset=utf-8',
};

/** The first and last byte that a `Range` asks for; undefined for the whole file (RFC 9110: what is not understood is ignored). */
function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return undefined;
  const [first, last] = [found[1], found[2]];
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}

/**
 * Sends a file of the archive, or the bytes of it that a `Range` asks for. The file never changes: its hash is its validator.
 * @param since when it was written
 * @param open gives the file, or a range of it
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { nome, formato, byte, sha256 }: ArchiveFile,
  since: Date,
  open: (range: ByteRange | undefined) => Promise<Readable>,
): Promise<FastifyReply> {
  const tag = `"${sha256}"`;
  reply.headers({
    etag: tag,
    'cache-control': IMMUTABLE,
    'last-modified': since.toUTCString(),
    'accept-ranges': 'bytes',
    'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  });
  const held = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (held.includes(tag) || held.includes('*')) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === tag ? rangeOf(request.headers.range, byte) : undefined;
  if (range === 'unsatisfiable') {
    throw new Problem('intervallo_non_valido', message('sendFile.hasBytesRange', { nome, byte }), null, {
      'content-range': `bytes */${byte}`,
    });
  }
  const { start, end } = range ?? { start: 0, end: byte - 1 };
  // the length of an empty stream is not counted, so that HEAD keeps that of the file
  const content = request.method === 'HEAD' ? Readable.from([]) : await open(range);
  reply
    .type(TYPES[formato])
    .header('content-length', end - start + 1)
    .header('content-disposition', `attachment; filename="${nome}"`);
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${byte}`);
  return reply.send(content);
}
