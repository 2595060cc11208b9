import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyLoggerOptions, type FastifyReply, type FastifyRequest, LogController } from 'fastify';

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

/** Node's code for a stream that ended before its time, as that of an answer does when its caller leaves. */
const PREMATURE_CLOSE = 'ERR_STREAM_PREMATURE_CLOSE';

/** True for what goes wrong with an answer because its caller has left. */
export const isDeparture = (error: Error, reply: FastifyReply): boolean =>
  (error as NodeJS.ErrnoException).code === PREMATURE_CLOSE && reply.raw.destroyed;

/** Tells that nobody waits for an answer any longer. */
export const logDeparture = (request: FastifyRequest): void =>
  request.log.info({ req: request }, 'the caller left before the end of the answer');

/**
 * One line for each request, when it has ended: each line costs a call of the operating system, which is half of what a kept answer costs. That it has begun is told at the level
 * `debug`. A caller who leaves is no error.
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

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** Names a request in header, log and error body: behind a proxy as the proxy does in `X-Request-Id`, when that is a short plain name, else anew. */
export const requestNamer = (trustProxy: boolean) => (request: Pick<IncomingMessage, 'headers'>) => {
  const given = request.headers['x-request-id'];
  return trustProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};
