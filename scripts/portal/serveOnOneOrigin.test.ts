import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { LOOPBACK, refuseTakenPort } from '@territori/build/portal/bind';
import { buildApp } from '@territori/serve/app';
import { closeInOrder } from '@territori/serve/process/closeInOrder';
import type { Database } from '@territori/store/database';
import fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveOnOneOrigin } from './serveOnOneOrigin.ts';

const servers: Server[] = [];
const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function occupy(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return portOf(server);
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

it('a port in use is refused with a message that says what to do', async () => {
  const port = await occupy();
  const message = `Port ${port} is already in use. Stop the program that uses it, or choose another port with PORT=${port + 1}.`;
  await expect(refuseTakenPort({ host: LOOPBACK, port }, 'PORT')).rejects.toThrow(message);
  await expect(serveOnOneOrigin(fastify(), fastify(), { port })).rejects.toThrow(message);
});

it('a host that is not an address of this machine is refused with a message that says what to do', async () => {
  // 192.0.2.0/24 is reserved for documentation
  await expect(refuseTakenPort({ host: '192.0.2.1', port: 0 }, 'PORT')).rejects.toThrow(
    "HOST is '192.0.2.1', which is not an address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all its networks.",
  );
});

it('a free port stays free', async () => {
  const port = await occupy();
  await new Promise((resolve) => servers.pop()?.close(resolve));
  await refuseTakenPort({ host: LOOPBACK, port }, 'PORT');
  await refuseTakenPort({ host: LOOPBACK, port }, 'PORT');
});

it.each([
  [undefined, '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('the host %s listens on %s alone', async (host, address) => {
  const { server, origin } = await serveOnOneOrigin(fastify(), fastify(), { port: 0, ...(host && { host }) });
  servers.push(server);
  expect(server.address()).toMatchObject({ address });
  expect(origin).toBe(`http://localhost:${portOf(server)}`);
});

it('portal and API are served on one origin', async () => {
  const [portal, api] = [fastify(), fastify()];
  portal.get('/*', async () => 'portal');
  api.get('/*', async () => 'api');
  const { server, origin } = await serveOnOneOrigin(portal, api, { port: 0 });
  servers.push(server);
  const ask = async (path: string) => (await fetch(`${origin}${path}`)).text();
  expect(
    await Promise.all(
      [
        '/',
        '/apidetail',
        '/api',
        '/api/HealthCheck',
        '/publish/reportspooljson?pfun=61',
        '/id/comune/10010010',
        '/metrics',
        '/ShibO2Module/api/Report',
        '/ShibO2Module',
        '/reconcile?queries={}',
        '/reconcile/suggest/entity',
      ].map(ask),
    ),
  ).toEqual(['portal', 'portal', 'api', 'api', 'api', 'api', 'api', 'api', 'portal', 'api', 'api']);
});

it.each(['/', '/api/HealthCheck'])('a call of %s with two hosts is refused', async (path) => {
  const [portal, api] = [
    fastify(),
    buildApp({ edition: async () => undefined } as unknown as Database, { publicOrigin: 'http://localhost' }),
  ];
  portal.get('/*', async () => 'portal');
  const { server } = await serveOnOneOrigin(portal, api, { port: 0 });
  servers.push(server);
  const answer = async (hosts: string) => {
    const socket = connect(portOf(server), LOOPBACK);
    socket.end(`GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0];
  };
  expect(await answer('Host: localhost\r\nHost: other.example\r\n')).toBe('HTTP/1.1 400 Bad Request');
  expect(await answer('Host: localhost\r\n')).toBe('HTTP/1.1 200 OK');
});

describe('a stop under load', () => {
  it('answers every accepted call, then closes the database, although clients keep calling on open connections', async () => {
    const [portal, api] = [fastify(), fastify()];
    let databaseOpen = true;
    api.get('/api/slow', async (_request, reply) => {
      await pause(30);
      return databaseOpen ? 'rows' : reply.code(500).send('the database is closed');
    });
    const { calls, origin } = await serveOnOneOrigin(portal, api, { port: 0 });
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const statuses = new Set<number | undefined>();
    const call = () =>
      new Promise<boolean>((resolve) =>
        get(`${origin}/api/slow`, { agent }, async (answer) => {
          await text(answer);
          resolve(answer.statusCode === 200);
          statuses.add(answer.statusCode);
        }).on('error', () => resolve(false)),
      );
    const clients = Array.from({ length: 8 }, async () => {
      while (await call());
    });
    await vi.waitFor(() => expect(statuses).toContain(200), { timeout: 20_000 });
    const database = {
      close: async () => {
        databaseOpen = false;
      },
    };
    await closeInOrder(calls, 10_000, [portal, api, database]);
    await Promise.all(clients);
    agent.destroy();
    expect([...statuses]).toEqual([200]);
    expect(databaseOpen).toBe(false);
  });

  it('lets a slow client finish its download', async () => {
    const [portal, api] = [fastify(), fastify()];
    const rows = 'x'.repeat(20_000_000);
    api.get('/api/download', async () => rows);
    const { calls, origin } = await serveOnOneOrigin(portal, api, { port: 0 });
    const answer = await new Promise<IncomingMessage>((resolve) => get(`${origin}/api/download`, resolve));
    answer.pause();
    const closed = closeInOrder(calls, 10_000, [portal, api]);
    await pause(300);
    expect((await text(answer)).length).toBe(rows.length);
    await closed;
  });
});
