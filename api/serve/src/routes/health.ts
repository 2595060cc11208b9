import { Type } from 'typebox';
import { message } from '../message.ts';
import { errorAnswers, languageOfCall, type Routes } from './route.ts';

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
          summary: 'Whether the service answers, with a note while its database does not',
          response: { 200: { content: { 'text/plain': { schema: Type.String() } } }, ...errorAnswers },
        },
      },
      async (request, reply) => {
        // throws where nothing was read yet, so that nothing can be answered
        await database.edition();
        const note = database.reachable === false ? `: ${message.in(languageOfCall(request))('withoutDatabase.databaseCannotBe')}` : '';
        return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`OK${note}`);
      },
    );
  };
