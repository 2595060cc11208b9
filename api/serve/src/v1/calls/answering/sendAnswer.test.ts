import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Edition } from '@territori/store/database';
import Fastify, { type LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installAnswers } from '../../../http/answers/installAnswers.ts';
import { languageOfV1 } from '../../languageOfV1.ts';
import type { CallContext } from '../Call.ts';
import { type FoundAnswer, sendAnswer } from './sendAnswer.ts';

const CSV = 'codice;nome\n'.repeat(1000);
const find = vi.fn<() => FoundAnswer>();

const NAME = 'abcabcabcabc';
const IMMUTABLE = `/list?edizione=${NAME}`;

/** Answers at `/list`, computed by `find`; immutable when the call names the edition. */
function app(inService = { fingerprint: NAME, today: '2026-06-01' }) {
  const server = Fastify();
  const edition = () => ({ ...inService, id: inService.fingerprint, loadedAt: '2026-11-22T10:00:00Z' }) as unknown as Edition;
  installAnswers(server, { edition: async () => edition(), build: 'build', today: () => inService.today });
  server.get<{ Querystring: { edizione?: string; muta?: string } }>(
    '/list',
    { config: { cache: 'own', variant: (request) => `${languageOfV1(request)} ${request.headers.accept ?? ''}` } },
    (request, reply) => {
      const services = { build: 'build' };
      const context = { editionName: inService.fingerprint, language: languageOfV1(request), edition: edition(), services };
      const asked = { type: 'text/csv', question: 'list', immutable: request.query.edizione === NAME, changing: 'muta' in request.query };
      return sendAnswer(request, reply, context as CallContext, asked, find);
    },
  );
  return server;
}

const UNPACKED = { br: brotliDecompressSync, gzip: gunzipSync, identity: (packed: Buffer) => packed };
const unpacked = ({ headers, rawPayload }: LightMyRequestResponse) =>
  UNPACKED[(headers['content-encoding'] ?? 'identity') as keyof typeof UNPACKED](rawPayload).toString();

beforeEach(() => {
  find.mockReset().mockReturnValue({ headers: { 'content-disposition': 'attachment; filename=unita.csv' }, write: () => CSV });
});

describe('an answer', () => {
  it.each(['identity', 'gzip', 'br'])(
    'that never changes is computed once, and sent again with the same headers (%s)',
    async (encoding) => {
      const server = app();
      const call = { url: IMMUTABLE, headers: { 'accept-encoding': encoding } };
      const [first, second] = [await server.inject(call), await server.inject(call)];
      expect(find).toHaveBeenCalledOnce();
      expect(second.rawPayload.byteLength).toBe(Number(second.headers['content-length']));
      expect(second.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      for (const name of ['content-disposition', 'content-type', 'etag', 'cache-control', 'last-modified', 'vary'])
        expect(second.headers[name], name).toBe(first.headers[name]);
      expect(unpacked(first)).toBe(CSV);
      expect(second.rawPayload).toEqual(first.rawPayload);
    },
  );

  it('that a caller has is not sent again, nor computed when it is kept', async () => {
    const server = app();
    const { headers } = await server.inject(IMMUTABLE);
    const again = await server.inject({ url: IMMUTABLE, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body, again.headers['content-length']]).toEqual([304, '', undefined]);
    expect(find).toHaveBeenCalledOnce();
  });

  it('is kept for each language, format and encoding separately', async () => {
    const server = app();
    const ways = [{}, { 'accept-language': 'en' }, { accept: 'text/csv' }, { 'accept-encoding': 'gzip' }];
    for (const headers of [...ways, ...ways]) await server.inject({ url: IMMUTABLE, headers });
    expect(find).toHaveBeenCalledTimes(ways.length);
    const english = await server.inject({ url: IMMUTABLE, headers: { 'accept-language': 'en' } });
    expect(english.headers['content-language']).toBe('en');
  });

  it.each([
    ['edition', { fingerprint: 'defdefdefdef' }],
    ['day', { today: '2026-06-02' }],
  ])('that was kept is not sent in the place of an error on another %s', async (_, change) => {
    const inService = { fingerprint: NAME, today: '2026-06-01' };
    const server = app(inService);
    await server.inject('/list');
    await server.inject('/list');
    expect(find).toHaveBeenCalledOnce();
    Object.assign(inService, change);
    find.mockImplementation(() => {
      throw new Error('another answer');
    });
    expect((await server.inject('/list')).statusCode).toBe(500);
  });

  it('is kept at an address without the edition too, and asks to be revalidated', async () => {
    const server = app();
    const [first, second] = [await server.inject('/list'), await server.inject('/list')];
    expect(find).toHaveBeenCalledOnce();
    for (const { headers, body } of [first, second]) expect([headers['cache-control'], body]).toEqual(['no-cache', CSV]);
    expect((await server.inject({ url: '/list', headers: { 'if-none-match': String(first.headers.etag) } })).statusCode).toBe(304);
  });

  it('is kept once it has been sent as a stream', async () => {
    find.mockImplementation(() => ({ headers: {}, write: () => Readable.from([Buffer.from(CSV)]) }));
    const server = app();
    for (const encoding of ['br', 'br', 'identity', 'identity']) {
      const answer = await server.inject({ url: '/list', headers: { 'accept-encoding': encoding } });
      expect(unpacked(answer)).toBe(CSV);
    }
    expect(find).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['whose question says more than its address', '/list?muta', {}],
    ['that passes', '/list', { passing: true }],
  ])('%s is computed each time', async (_, url, more) => {
    find.mockImplementation(() => ({ headers: {}, write: () => CSV, ...more }));
    const server = app();
    await server.inject(url);
    await server.inject(url);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('that another edition made, which came into service meanwhile, is not kept', async () => {
    const inService = { fingerprint: NAME, today: '2026-06-01' };
    const server = app(inService);
    find.mockImplementationOnce(() => {
      inService.today = '2026-06-02';
      return { headers: {}, write: () => CSV };
    });
    await server.inject('/list');
    inService.today = '2026-06-01';
    await server.inject('/list');
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('to an invalid call is never 304', async () => {
    const server = app();
    const { headers } = await server.inject('/list?muta');
    find.mockImplementation(() => {
      throw new Error('no such unit');
    });
    const again = await server.inject({ url: '/list?muta', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(500);
  });
});
