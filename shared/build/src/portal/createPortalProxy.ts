import { Readable } from 'node:stream';
import type { PortalConfig } from '@territori/contract';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { DeployedPortal } from './readDeployedPortal.ts';
import { withDevelopmentServers } from './securityHeaders.ts';

/** Headers of a connection, and those that the change of address or the decoding make wrong. */
const NOT_PASSED_ON = [
  ...['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'content-length'],
  ...['content-encoding', 'accept-encoding', 'strict-transport-security'],
];

const passedOn = (headers: Iterable<readonly [string, string]>) =>
  Object.fromEntries([...headers].filter(([name]) => !NOT_PASSED_ON.includes(name.toLowerCase())));

/** Where the calls of the API go; the portal itself answers them, or another origin. */
function apiAddress({ address, config }: DeployedPortal, url: string): URL {
  const base = url.startsWith('/publish') ? (config.publish ?? config.api) : config.api;
  return new URL(url.slice(1), new URL(base && !base.endsWith('/') ? `${base}/` : base || address, address));
}

/**
 * A deployed portal on this machine: passes on every call, and changes two answers. The settings say that this is not production, where
 * sections of a developer's machine are refused, and that the API is here; the page's policy admits development servers.
 */
export function createPortalProxy(portal: DeployedPortal): FastifyInstance {
  const server = fastify({ routerOptions: { ignoreTrailingSlash: false } });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  async function passOn(request: FastifyRequest, reply: FastifyReply, address: URL): Promise<FastifyReply> {
    const { method, headers, body } = request;
    const sent = new AbortController();
    reply.raw.once('close', () => sent.abort());
    const response = await fetch(address, {
      method,
      headers: passedOn(Object.entries(headers).map(([name, value]) => [name, String(value)] as const)),
      redirect: 'manual',
      signal: sent.signal,
      ...(body instanceof Readable && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }),
    });
    reply.code(response.status).headers(passedOn(response.headers));
    return reply.send(response.body ? Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]) : '');
  }

  server.setErrorHandler((error: Error, { url }, reply) => {
    const { message, cause } = error;
    console.error(`${url}: ${portal.address} does not answer: ${cause instanceof Error ? cause.message : message}`);
    return reply.code(502).send({ title: `${portal.address} does not answer.` });
  });

  server.get('/', async (_request, reply) => {
    const response = await fetch(portal.address);
    const policy = response.headers.get('content-security-policy');
    reply.code(response.status).headers(passedOn(response.headers));
    if (policy) reply.header('content-security-policy', withDevelopmentServers(policy));
    return reply.send(await response.text());
  });

  server.get('/config.json', async () => {
    const { publish: _, ...config } = portal.config;
    return { ...config, environment: config.environment ?? 'SVILUPPO', api: '' } satisfies PortalConfig;
  });

  for (const prefix of ['api', 'publish', 'id', 'reconcile'])
    server.all(`/${prefix}/*`, (request, reply) => passOn(request, reply, apiAddress(portal, request.url)));
  server.all('/*', (request, reply) => passOn(request, reply, new URL(request.url.slice(1), portal.address)));
  return server;
}
