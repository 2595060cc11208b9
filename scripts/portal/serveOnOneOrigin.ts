import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BindPlace, bind, LOOPBACK, originAt } from '@territori/build/portal/bind';
import { CallsUnderWay } from '@territori/serve/http/CallsUnderWay';
import { refuseSecondHost } from '@territori/serve/http/refuseSecondHost';
import type { FastifyInstance } from 'fastify';

/** Portal and API on one origin. */
export interface ServedPortal {
  readonly server: Server;
  /** The API, which answers its calls before the server ends. */
  readonly calls: CallsUnderWay;
  /** The address for a browser on this machine, such as `http://localhost:8080`. */
  readonly origin: string;
}

/** The paths that the API answers, with its metrics, which the proxy of production keeps back; the portal answers every other one. */
const isApi = (url = '/') => /^\/((ShibO2Module\/api|api|publish|id|reconcile)(\/|\?|$)|metrics(\?|$))/.test(url);

/** Serves portal and API on one origin. Rejects with a plain message when the port or the host cannot be used. */
export async function serveOnOneOrigin(
  portal: FastifyInstance,
  api: FastifyInstance,
  { host = LOOPBACK, port }: Partial<BindPlace> & Pick<BindPlace, 'port'>,
): Promise<ServedPortal> {
  refuseSecondHost(portal);
  await Promise.all([portal.ready(), api.ready()]);
  const server = createServer((request, response) => (isApi(request.url) ? api : portal).routing(request, response));
  const calls = new CallsUnderWay(server);
  await bind(server, { host, port }, 'PORT');
  return { server, calls, origin: originAt({ host, port: (server.address() as AddressInfo).port }) };
}
