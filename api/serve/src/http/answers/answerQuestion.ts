import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '../encoding.ts';

/**
 * Sends the answer to a question: that of an earlier call, or the result of `compute`, which is then kept. It serves a POST, whose address
 * does not contain the question, and a GET alike. Simultaneous callers share one computation.
 * @param question contains the edition and everything else on which the answer depends
 */
export async function answerQuestion(
  request: FastifyRequest,
  reply: FastifyReply,
  question: string,
  compute: () => Promise<string>,
): Promise<FastifyReply> {
  const { sendKept, computations } = request.server;
  if (request.method === 'POST') {
    reply.header('vary', 'accept-encoding');
    if (await sendKept(request, reply, `${encodingOf(request)} ${question}`)) return reply;
  }
  return reply.send(await computations.of(question, compute));
}
