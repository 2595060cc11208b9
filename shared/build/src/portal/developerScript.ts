import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/**
 * How a developer's page follows the changes of its sources: a section's development server reloads parts of it, or the
 * whole page reloads when its portal sends `built`.
 */
export type Development = { readonly hotReload: true } | { readonly portal: EventTarget };

const client = (file: string) => fileURLToPath(new URL(`../../client/${file}`, import.meta.url));

/** Serves the script with which a page follows the changes, and returns its file name. It must run before all others. */
export function developerScript(server: FastifyInstance, development: Development): string {
  const file = 'hotReload' in development ? 'hotReload.js' : 'reload.js';
  server.get(`/${file}`, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/javascript; charset=utf-8')
      .send(await readFile(client(file), 'utf8')),
  );
  if ('portal' in development) {
    server.get('/built', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
      const sendBuilt = () => reply.raw.write('data: \n\n');
      development.portal.addEventListener('built', sendBuilt);
      reply.raw.on('close', () => development.portal.removeEventListener('built', sendBuilt));
    });
  }
  return file;
}
