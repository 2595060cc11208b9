import { BadRequest } from '../http/errors.ts';
import type { Services } from './services.ts';

/** A name or an address, and a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;

/**
 * The origin at which visitors reach this service: the configured one, else the one of the call. Throws BadRequest when
 * the header `Host` of the call is missing or malformed.
 */
export function originOf({ publicOrigin }: Pick<Services, 'publicOrigin'>, request: { protocol: string; host: string }): string {
  if (publicOrigin) return publicOrigin;
  const origin = `${request.protocol}://${request.host}`;
  if (HOST.test(request.host) && URL.canParse(origin)) return origin;
  throw new BadRequest(
    `Intestazione Host: '${request.host}' non è il nome di un servizio; inviare ad esempio Host: territori.example.`,
    `Header Host: '${request.host}' is not the name of a service; send for example Host: territori.example.`,
  );
}
