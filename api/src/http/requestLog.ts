import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';

/** What the log keeps of a request. Addresses and queries are left out: a line must not tell who looked for what. */
function withoutPersonalData({ method, url, routeOptions }: Pick<FastifyRequest, 'method' | 'url' | 'routeOptions'>) {
  return { method, path: url.split('?', 1)[0], route: routeOptions?.url };
}

/** The logger's options with requests told by method, path and route alone; `false` for no log. */
export function requestLog(logger: boolean | FastifyLoggerOptions): false | FastifyLoggerOptions {
  if (logger === false) return false;
  const options = logger === true ? {} : logger;
  return { ...options, serializers: { ...options.serializers, req: withoutPersonalData } };
}

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** Names a request in header, log and error body: behind a proxy as the proxy does in `X-Request-Id`, when that is a short plain name, else anew. */
export const requestNamer = (trustProxy: boolean) => (request: Pick<IncomingMessage, 'headers'>) => {
  const given = request.headers['x-request-id'];
  return trustProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};
