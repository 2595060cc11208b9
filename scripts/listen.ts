import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The prefixes that the API answers; everything else is the portal's. */
const isApi = (url = '/') => /^\/(api|publish)(\/|\?|$)/.test(url);

/** Serves portal and API on one origin. Rejects in plain words when the port is taken. */
export async function listen(portal: FastifyInstance, api: FastifyInstance, port: number): Promise<Server> {
  await Promise.all([portal.ready(), api.ready()]);
  const server = createServer((request, response) => (isApi(request.url) ? api : portal).routing(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=8081 npm start`) : error,
      );
    });
    server.listen(port, resolve);
  });
  return server;
}
