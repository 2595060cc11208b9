import { type FastifyLoggerOptions, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { destination } from 'pino';
import { isDeparture, logDeparture } from './departure.ts';

/** The fields of a request in the log. Addresses and queries are left out, so that the log does not show who searched for what. */
function withoutPersonalData({ method, url, routeOptions }: Pick<FastifyRequest, 'method' | 'url' | 'routeOptions'>) {
  return { method, path: url.split('?', 1)[0], route: routeOptions?.url };
}

/** Bytes and milliseconds after which lines of the log are written. */
const [WRITTEN_FROM, WRITTEN_AFTER] = [4096, 100];

/**
 * The standard output, to which lines are written together: to write each by itself takes longer than to answer from memory. The end of the
 * process waits for them; lines of the last tenth of a second are lost when it is killed.
 */
const standardOutput = () => destination({ minLength: WRITTEN_FROM, periodicFlush: WRITTEN_AFTER, sync: false });

/**
 * The logger's options: requests are logged with method, path and route only, to the standard output unless `logger` has a stream; `false`
 * for no log.
 */
export function requestLog(logger: boolean | FastifyLoggerOptions): false | FastifyLoggerOptions {
  if (logger === false) return false;
  const options = logger === true ? {} : logger;
  return { ...options, stream: options.stream ?? standardOutput(), serializers: { ...options.serializers, req: withoutPersonalData } };
}

/**
 * Logs one line for each request, when it has ended. The start of a request is logged at the level `debug`. A client that disconnects is
 * not logged as an error.
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
