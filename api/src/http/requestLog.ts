import { type FastifyLoggerOptions, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { isDeparture, logDeparture } from './departure.ts';

/** The fields of a request in the log. Addresses and queries are left out, so that the log does not show who searched for what. */
function withoutPersonalData({ method, url, routeOptions }: Pick<FastifyRequest, 'method' | 'url' | 'routeOptions'>) {
  return { method, path: url.split('?', 1)[0], route: routeOptions?.url };
}

/** The logger's options: requests are logged with method, path and route only; `false` for no log. */
export function requestLog(logger: boolean | FastifyLoggerOptions): false | FastifyLoggerOptions {
  if (logger === false) return false;
  const options = logger === true ? {} : logger;
  return { ...options, serializers: { ...options.serializers, req: withoutPersonalData } };
}

/**
 * Logs one line for each request, when it has ended. Each line costs a system call, which is half the cost of a remembered answer. The
 * start of a request is logged at the level `debug`. A client that disconnects is not logged as an error.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (!error) request.log.info(line, 'request completed');
    else if (isDeparture(error, reply)) logDeparture(request);
    else request.log.error({ ...line, err: error }, 'request errored');
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (isDeparture(error, reply)) logDeparture(request);
    else request.log.warn({ req: request, err: error }, 'response terminated with an error with headers already sent');
  }
}
