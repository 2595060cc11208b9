import type { FastifyReply, FastifyRequest } from 'fastify';

/** Node's code for a stream that closed too early, as the stream of an answer does when the client disconnects. */
const PREMATURE_CLOSE = 'ERR_STREAM_PREMATURE_CLOSE';

/** True for an error that occurs because the client has disconnected. */
export const isDeparture = (error: Error, reply: FastifyReply): boolean =>
  (error as NodeJS.ErrnoException).code === PREMATURE_CLOSE && reply.raw.destroyed;

/** Logs at info that the client has disconnected. */
export const logDeparture = (request: FastifyRequest): void =>
  request.log.info({ req: request }, 'the client disconnected before the end of the answer');
