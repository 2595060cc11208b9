import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const REQUEST_ID = /^[\w.-]{1,64}$/;

/**
 * Gives each request the name that header, log and error body contain: behind a proxy the value of `X-Request-Id`, when it is short and
 * plain; otherwise a new name.
 */
export const requestNamer = (trustProxy: boolean) => (request: Pick<IncomingMessage, 'headers'>) => {
  const given = request.headers['x-request-id'];
  return trustProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};
