import { Type } from 'typebox';
import { errors, type Routes } from './route.ts';

/** Whether the service can answer: asked by proxies and monitors. */
export const healthRoutes: Routes =
  ({ database }) =>
  async (app) => {
    app.get(
      '/api/HealthCheck',
      {
        config: { rateLimit: false },
        schema: {
          tags: ['Servizio'],
          summary: 'Whether the database answers',
          response: { 200: { content: { 'text/plain': { schema: Type.String() } } }, ...errors },
        },
      },
      async (_request, reply) => {
        await database.edition();
        return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK');
      },
    );
  };
