import { Type } from 'typebox';
import { errors, type Routes } from './route.ts';

/** Reports whether the service can answer; proxies and monitors call it. */
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
