import { Type } from 'typebox';
import { contentDisposition } from '../exports/fileName.ts';
import { errors, type Routes } from './route.ts';

const FILE_NAME = 'territori-openapi.json';

/** The definitions file of this API, generated from the schemas of its routes. */
export const definitionRoutes: Routes = () => async (app) => {
  app.get(
    '/api/Report/DefinizioniApi',
    {
      config: { cache: 'day' },
      schema: {
        tags: ['Servizio'],
        summary: 'The API definitions file, OpenAPI 3.1',
        response: { 200: Type.Unknown(), ...errors },
      },
    },
    async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', contentDisposition(FILE_NAME))
        .send(JSON.stringify(app.swagger(), null, 2)),
  );
};
