import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const REQUEST_ID = /^[\w.-]{1,64}$/;

/**
 * Names a request in header, log and error body: behind a proxy as the proxy does in `X-Request-Id`, when that is a
 * short plain name, else anew.
 */
export const requestNamer = (trustProxy: boolean) => (request: Pick<IncomingMessage, 'headers'>) => {
  const given = request.headers['x-request-id'];
  return trustProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};
