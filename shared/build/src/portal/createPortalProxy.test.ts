import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPortalProxy } from './createPortalProxy.ts';
import { readDeployedPortal } from './readDeployedPortal.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';

/** A portal in production, with its API on another origin. */
let portal: FastifyInstance;
let api: FastifyInstance;
let proxy: FastifyInstance;

beforeAll(async () => {
  api = fastify();
  api.post('/prefix/api/v1/traduzioni', async ({ body, headers }) => ({ body, token: headers.authorization }));
  api.get('/prefix/api/gone', async (_request, reply) => reply.code(410).send({ title: 'Gone' }));
  const apiAddress = await api.listen({ port: 0, host: '127.0.0.1' });

  portal = fastify();
  portal.get('/', async (_request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy({ nonce: 'abc', apiOrigins: [apiAddress] }));
    return reply.header('strict-transport-security', 'max-age=1').type('text/html').send('<!doctype html><style nonce="abc"></style>');
  });
  portal.get('/config.json', async () => ({ product: 'Territori', api: `${apiAddress}/prefix` }));
  portal.get('/mf/a/1.0.0/remoteEntry.js', async (_request, reply) => reply.type('text/javascript').header('etag', '"1"').send('var a;'));
  const address = await portal.listen({ port: 0, host: '127.0.0.1' });
  proxy = createPortalProxy(await readDeployedPortal(address));
});
afterAll(async () => {
  await Promise.all([proxy, portal, api].map((server) => server?.close()));
});

describe('a deployed portal on the developer’s machine', () => {
  it('is not production, so that a section of this machine may run in it, and has its API here', async () => {
    expect((await proxy.inject('/config.json')).json()).toEqual({ product: 'Territori', environment: 'SVILUPPO', api: '' });
  });

  it('shows its own page under its own policy, which admits development servers besides', async () => {
    const { body, headers } = await proxy.inject('/');
    expect(body).toBe('<!doctype html><style nonce="abc"></style>');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'nonce-abc' http://localhost:*;");
    expect(policy).toMatch(/connect-src 'self' \S+ http:\/\/localhost:\* ws:\/\/localhost:\*;/);
    expect(policy).toContain("style-src 'self' 'nonce-abc' http://localhost:*;");
    expect(policy).toContain("default-src 'none';");
    expect(headers, 'the machine’s other servers may lack TLS').not.toHaveProperty('strict-transport-security');
  });

  it('gives its files as they are', async () => {
    const { body, headers, statusCode } = await proxy.inject('/mf/a/1.0.0/remoteEntry.js');
    expect([statusCode, body, headers.etag]).toEqual([200, 'var a;', '"1"']);
    expect((await proxy.inject('/mf/a/1.0.0/missing.js')).statusCode).toBe(404);
  });

  it('passes on calls of the API with body and token, and answers with their status', async () => {
    const answer = await proxy.inject({
      method: 'POST',
      url: '/api/v1/traduzioni',
      headers: { authorization: 'Bearer x' },
      payload: { valori: ['037018'] },
    });
    expect(answer.json()).toEqual({ body: { valori: ['037018'] }, token: 'Bearer x' });
    const gone = await proxy.inject('/api/gone');
    expect([gone.statusCode, gone.json()]).toEqual([410, { title: 'Gone' }]);
  });
});

describe('an address that leads to no portal', () => {
  it.each([
    ['territori', '"territori" is not the address of a portal. It looks like https://territori.example.'],
    ['ftp://territori.example', '"ftp://territori.example" is not the address of a portal. It looks like https://territori.example.'],
  ])('%s is refused', async (address, message) => {
    await expect(readDeployedPortal(address)).rejects.toThrow(message);
  });

  it('is named with the reason when nothing answers there, at the start and later', async () => {
    const gone = fastify();
    gone.get('/config.json', async () => ({ product: 'Territori', api: '' }));
    const address = await gone.listen({ port: 0, host: '127.0.0.1' });
    const late = createPortalProxy(await readDeployedPortal(address));
    await gone.close();
    await expect(readDeployedPortal(address)).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:\d+\/config\.json cannot be read: connect ECONNREFUSED/,
    );
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await late.inject('/registry.json');
    expect([answer.statusCode, answer.json().title]).toEqual([502, `${address}/ does not answer.`]);
    expect(complaints.mock.calls.flat().join()).toContain('/registry.json');
    complaints.mockRestore();
    await late.close();
  });
});
