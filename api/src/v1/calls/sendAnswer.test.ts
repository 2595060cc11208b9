import Fastify from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Edition } from '../../database/index.ts';
import { installAnswerMemory } from '../../http/answerMemory.ts';
import type { CallContext } from './Call.ts';
import { type FoundAnswer, sendAnswer } from './sendAnswer.ts';

const CSV = 'codice;nome\n'.repeat(1000);
const find = vi.fn<() => FoundAnswer>();

const context = {
  editionName: '7-abc',
  language: 'it',
  edition: { loadedAt: '2026-11-22T10:00:00Z' } as Edition,
} as CallContext;

/** Answers at `/immutable` and `/today`, each computed by `find`. */
function app() {
  const server = Fastify();
  installAnswerMemory(server, { editionName: async () => '7-abc' });
  for (const question of ['immutable', 'today'])
    server.get(`/${question}`, (request, reply) =>
      sendAnswer(request, reply, context, { type: 'text/csv', question, immutable: question === 'immutable' }, find),
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
      const call = { url: '/immutable', headers: { 'accept-encoding': encoding } };
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
    const { headers } = await server.inject('/immutable');
    const again = await server.inject({ url: '/immutable', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body, again.headers['content-length']]).toEqual([304, '', undefined]);
    expect(find).toHaveBeenCalledOnce();
  });

  it('that depends on today is computed each time', async () => {
    const server = app();
    await server.inject('/today');
    await server.inject('/today');
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('to an invalid call is never 304', async () => {
    const server = app();
    const { headers } = await server.inject('/today');
    find.mockImplementation(() => {
      throw new Error('no such unit');
    });
    const again = await server.inject({ url: '/today', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(500);
  });
});
