import { ConsultazioneRequest } from '@territori/wire';
import { Type } from 'typebox';
import { errors, type Routes } from './route.ts';

const COUNT = `
  insert into portale.consultazione (id_funzione, giorno, aperture) values ($1, $2::date, 1)
  on conflict (id_funzione, giorno) do update set aperture = portale.consultazione.aperture + 1`;

/**
 * Counts how often each report is opened, and stores nothing about the visitor. It is the only call that writes, with a separate database
 * role. When the process may only read, the call succeeds without counting.
 */
export const openingRoutes: Routes =
  ({ database, reports, today }) =>
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
            ...errors,
          },
        },
      },
      async (request, reply) => {
        const { id } = reports.find(request.body.id_funzione);
        if (database.writable)
          await database.transaction((transaction) => transaction.query(COUNT, [id, today()]), { role: 'portale_conteggio' });
        return reply.code(204).send(null);
      },
    );
  };
