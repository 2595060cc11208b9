import { ConsultazioneRequest } from '@territori/wire';
import { Type } from 'typebox';
import { errorAnswers, type Routes } from './route.ts';

/** Counts how often each report is opened, and stores nothing about the visitor. When the process may only read, nothing is counted. */
export const openingRoutes: Routes =
  ({ openings, reports, today }) =>
  async (app) => {
    app.post(
      '/api/consultazioni',
      {
        schema: {
          tags: ['Report'],
          summary: 'Counts one opening of a report, anonymously',
          body: ConsultazioneRequest,
          response: {
            204: Type.Null({ description: 'Counted; not where the service reads from a replica and has nowhere to write' }),
            ...errorAnswers,
          },
        },
      },
      async (request, reply) => {
        const { id } = reports.find(request.body.id_funzione);
        openings.count(id, today());
        return reply.code(204).send(null);
      },
    );
  };
