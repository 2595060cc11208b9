import type { Edition } from '@territori/store/database';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installAnswerMemory } from '../../http/answerMemory.ts';
import type { Services } from '../../services/services.ts';
import { languageOfV1 } from '../languageOfV1.ts';
import type { CallContext } from './Call.ts';
import { type FoundAnswer, sendAnswer, sendKept } from './sendAnswer.ts';

const CSV = 'codice;nome\n'.repeat(1000);
const find = vi.fn<() => FoundAnswer>();

const NAME = 'abcabcabcabc';
const IMMUTABLE = `/list?edizione=${NAME}`;

/** Answers at `/list`, computed by `find`; immutable when the call names the edition. */
function app(inService = { fingerprint: NAME }) {
  const server = Fastify();
  const edition = () => ({ ...inService, loadedAt: '2026-11-22T10:00:00Z' }) as unknown as Edition;
  const services = { database: { edition: async () => edition() }, build: 'build' } as unknown as Services;
  installAnswerMemory(server, { editionName: async () => undefined, build: 'build' });
  server.get<{ Querystring: { edizione?: string } }>(
    '/list',
    {
      preValidation: async (request, reply) => {
        if (await sendKept(request, reply, services)) return reply;
      },
    },
    (request, reply) => {
      const context = { editionName: NAME, language: languageOfV1(request), edition: edition(), services };
      const asked = { type: 'text/csv', question: 'list', immutable: request.query.edizione === NAME };
      return sendAnswer(request, reply, context as CallContext, asked, find);
    },
  );
  return server;
}

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
      expect(second.headers['content-encoding']).toBe(encoding);
      for (const name of ['content-disposition', 'content-type', 'etag', 'cache-control', 'last-modified', 'vary'])
        expect(second.headers[name], name).toBe(first.headers[name]);
      expect(first.body).toBe(CSV);
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

  it('that was kept for one edition is not sent in the place of an error once another edition is in service', async () => {
    const inService = { fingerprint: NAME };
    const server = app(inService);
    await server.inject(IMMUTABLE);
    inService.fingerprint = 'defdefdefdef';
    find.mockImplementation(() => {
      throw new Error('another edition is in service');
    });
    expect((await server.inject(IMMUTABLE)).statusCode).toBe(500);
  });

  it('that depends on today is computed each time', async () => {
    const server = app();
    await server.inject('/list');
    await server.inject('/list');
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('to an invalid call is never 304', async () => {
    const server = app();
    const { headers } = await server.inject('/list');
    find.mockImplementation(() => {
      throw new Error('no such unit');
    });
    const again = await server.inject({ url: '/list', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(500);
  });
});
