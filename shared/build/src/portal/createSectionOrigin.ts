import fastify, { type FastifyInstance } from 'fastify';
import { fileServerOptions, installPortalErrors } from './portalErrors.ts';
import { PORTAL_MODULE } from './portalModule.ts';
import { securityHeaders } from './securityHeaders.ts';
import { serveFiles } from './serveFiles.ts';
import { FOR_OTHER_SITES } from './serveIdentity.ts';

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
  // what the section's embed takes of the portal: nothing, where it stands alone
  server.get(PORTAL_MODULE, (_request, reply) =>
    reply.headers(FOR_OTHER_SITES).type('text/javascript; charset=utf-8').send('export default {};\n'),
  );
  serveFiles(server, { site, section });
  return server;
}
