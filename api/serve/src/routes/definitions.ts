import { Type } from 'typebox';
import { contentDisposition } from '../exports/fileName.ts';
import { BadRequest } from '../http/errors.ts';
import { swagger2 } from '../http/swagger2.ts';
import { message } from '../message.ts';
import { inLanguage } from '../v1/openapi/inLanguage.ts';
import { errorAnswers, type Routes } from './route.ts';

/** The definitions of this API, generated from the schemas of its routes. */
export const definitionRoutes: Routes = (services) => async (app) => {
  app.get(
    '/api/Report/DefinizioniApi',
    {
      config: { cache: 'day' },
      schema: {
        tags: ['Servizio'],
        summary: 'The API definitions file: OpenAPI 3.1, or Swagger 2.0 of the published services',
        querystring: Type.Object({
          formato: Type.Optional(
            Type.String({ maxLength: 20, description: 'openapi or swagger2, by default openapi', examples: ['swagger2'] }),
          ),
        }),
        response: { 200: Type.Unknown(), ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { formato = 'openapi' } = request.query;
      // these definitions are English alone
      const definitions = inLanguage(app.swagger() as Parameters<typeof swagger2>[0], 'en');
      reply.type('application/json; charset=utf-8');
      if (formato === 'openapi') return send('openapi.json', definitions);
      if (formato === 'swagger2') return send('publish-swagger2.json', swagger2(definitions, new URL(services.publicOrigin)));
      throw new BadRequest(message('definitions.formatoThereNo', { formato }));

      function send(name: string, document: object) {
        return reply.header('content-disposition', contentDisposition(name)).send(JSON.stringify(document, null, 2));
      }
    },
  );
};
