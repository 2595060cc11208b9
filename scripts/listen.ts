import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The prefixes that the API answers; everything else is the portal's. */
const isApi = (url = '/') => /^\/(api|publish)(\/|\?|$)/.test(url);

/** Begins to listen. Rejects in plain words when the port is taken. @param variable of the environment that names the port */
async function bind(server: Server, port: number, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what uses it, or choose another with ${variable}=${port + 1}.`)
          : error,
      );
    });
    server.listen(port, resolve);
  });
}

/** Rejects when a port is taken: told at once, and not after everything was built and loaded. */
export async function refuseTakenPort(port: number, variable: string): Promise<void> {
  const server = createServer();
  await bind(server, port, variable);
  await new Promise((resolve) => server.close(resolve));
}

/** Serves portal and API on one origin. Rejects in plain words when the port is taken. */
export async function listen(portal: FastifyInstance, api: FastifyInstance, port: number): Promise<Server> {
  await Promise.all([portal.ready(), api.ready()]);
  const server = createServer((request, response) => (isApi(request.url) ? api : portal).routing(request, response));
  await bind(server, port, 'PORT');
  return server;
}
