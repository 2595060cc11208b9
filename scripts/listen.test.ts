import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { listen, refuseTakenPort } from './listen.ts';

const servers: Server[] = [];
const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function occupy(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return portOf(server);
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

it('a taken port is told, with what to do', async () => {
  const port = await occupy();
  const message = `Port ${port} is taken. Stop what uses it, or choose another with PORT=${port + 1}.`;
  await expect(refuseTakenPort(port, 'PORT')).rejects.toThrow(message);
  await expect(listen(fastify(), fastify(), port)).rejects.toThrow(message);
});

it('a free port stays free', async () => {
  const port = await occupy();
  await new Promise((resolve) => servers.pop()?.close(resolve));
  await refuseTakenPort(port, 'PORT');
  await refuseTakenPort(port, 'PORT');
});

it('portal and API are served on one origin', async () => {
  const [portal, api] = [fastify(), fastify()];
  portal.get('/*', async () => 'portal');
  api.get('/*', async () => 'api');
  const server = await listen(portal, api, 0);
  servers.push(server);
  const ask = async (path: string) => (await fetch(`http://localhost:${portOf(server)}${path}`)).text();
  expect(await Promise.all(['/', '/apidetail', '/api', '/api/HealthCheck', '/publish/reportspooljson?pfun=61'].map(ask))).toEqual([
    'portal',
    'portal',
    'api',
    'api',
    'api',
  ]);
});
