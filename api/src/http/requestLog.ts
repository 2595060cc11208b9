import { type FastifyLoggerOptions, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { isDeparture, logDeparture } from './departure.ts';

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

/**
 * One line for each request, when it has ended: each line costs a call of the operating system, which is half of what a
 * kept answer costs. That it has begun is told at the level `debug`. A caller who leaves is no error.
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
