import type { FastifyReply, FastifyRequest } from 'fastify';

/** Node's code for a stream that ended before its time, as that of an answer does when its caller leaves. */
const PREMATURE_CLOSE = 'ERR_STREAM_PREMATURE_CLOSE';

/** True for what goes wrong with an answer because its caller has left. */
export const isDeparture = (error: Error, reply: FastifyReply): boolean =>
  (error as NodeJS.ErrnoException).code === PREMATURE_CLOSE && reply.raw.destroyed;

/** Tells that nobody waits for an answer any longer. */
export const logDeparture = (request: FastifyRequest): void =>
  request.log.info({ req: request }, 'the caller left before the end of the answer');
