import fastify, { type FastifyInstance } from 'fastify';
import { securityHeaders } from './securityHeaders.ts';
import { serveFiles } from './serveFiles.ts';

/** A server for one section alone, to be used from other origins: its files at the same paths as in the portal, open to every page. */
export function createSectionOrigin(site: string, section: string): FastifyInstance {
  const server = fastify({ logger: false });
  server.addHook('onSend', async (_request, reply) => {
    reply.headers({
      ...securityHeaders,
      'timing-allow-origin': '*',
    });
  });
  serveFiles(server, { site, section });
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'));
  return server;
}
