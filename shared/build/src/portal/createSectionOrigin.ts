import fastify, { type FastifyInstance } from 'fastify';
import { fileServerOptions, installPortalErrors } from './portalErrors.ts';
import { securityHeaders } from './securityHeaders.ts';
import { serveFiles } from './serveFiles.ts';

/**
 * A server for one section alone, used from other origins: its files have the same paths as in the portal, and every
 * page may read them.
 */
export function createSectionOrigin(site: string, section: string): FastifyInstance {
  const server = fastify(fileServerOptions);
  server.addHook('onSend', async (_request, reply) => {
    reply.headers({
      ...securityHeaders,
      'timing-allow-origin': '*',
    });
  });
  installPortalErrors(server);
  serveFiles(server, { site, section });
  return server;
}
