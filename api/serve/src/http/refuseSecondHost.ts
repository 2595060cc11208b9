import type { FastifyInstance } from 'fastify';
import { message } from '../message.ts';
import { BadRequest } from './errors.ts';

/**
 * Refuses a call with more than one `Host` with 400, as the protocol asks (RFC 9112, 3.2): two servers on its way could take it for calls
 * to different hosts.
 */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const hosts = request.raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
    done(hosts.length > 1 ? new BadRequest(message('refuseSecondHost.requestHasMore')) : undefined);
  });
}
