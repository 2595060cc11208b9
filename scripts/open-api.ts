import fastify, { type FastifyInstance } from 'fastify';

/** The running API. */
export interface OpenApi {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/** Opens the API. */
export async function openApi(_tell: (text: string) => void): Promise<OpenApi> {
  const app = fastify();
  app.all('/*', (_request, reply) => reply.code(503).send({ title: 'Il servizio dei dati non è disponibile.' }));
  return { app, close: () => app.close() };
}
