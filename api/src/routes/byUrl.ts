import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { contentDisposition } from '../exports/fileName.ts';
import { answerKept } from '../http/editionCache.ts';
import { NotFound } from '../http/errors.ts';
import { type QueryCall, QueryParameters } from '../queries/query.ts';
import { FILE_QUERIES, ROW_QUERIES } from '../queries/registry.ts';
import { Row } from '../schemas/wire.ts';
import { currentEdition, originOf, type Services } from '../services.ts';
import { errors, languageOfCall, type Routes } from './route.ts';

const Body = Type.Object({
  url: Type.String({
    minLength: 1,
    maxLength: 2000,
    description: 'Name and parameters of a stored query, `name?parameter=value&...`; never an address that is fetched',
    examples: ['get_elenco_microservizi?p_id_funzione=61'],
  }),
  cloudDataSource: Type.Optional(Type.Boolean({ description: 'Accepted and without effect' })),
});

/** The stored queries, by name. */
export const byUrlRoutes: Routes = (services) => async (app) => {
  app.post(
    '/api/Report/ReportByUrl',
    {
      schema: {
        tags: ['Query'],
        summary: 'Rows of a stored query',
        body: Body,
        response: {
          200: Type.Object(
            { items: Type.Optional(Type.Array(Row)), resultset: Type.Optional(Type.Array(Row)) },
            { description: 'One of the two envelopes' },
          ),
          ...errors,
        },
      },
    },
    async (request, reply) => {
      const { name, query, call } = await readCall(services, request, request.body.url, ROW_QUERIES);
      reply.type('application/json; charset=utf-8');
      // the rows of each query have a type of their own; the schema above says what they have in common
      if (typeof query === 'function') return reply.send(JSON.stringify(await query(call)));
      return answerKept(request, reply, `${call.edition.id} ${name} ${query.depends(call.parameters)}`, () => query.text(call));
    },
  );

  app.post(
    '/api/Report/DownloadByUrl',
    {
      schema: {
        tags: ['Query'],
        summary: 'File of a stored query',
        body: Body,
        response: { 200: Type.String({ format: 'binary' }), ...errors },
      },
    },
    async (request, reply) => {
      const { query, call } = await readCall(services, request, request.body.url, FILE_QUERIES);
      const file = await query(call);
      return reply.type(file.type).header('content-disposition', contentDisposition(file.name)).send(file.body);
    },
  );
};

async function readCall<Q>(
  services: Services,
  request: FastifyRequest,
  url: string,
  queries: Readonly<Record<string, Q>>,
): Promise<{ name: string; query: Q; call: QueryCall }> {
  const [name = '', ...rest] = url.split('?');
  const query = Object.hasOwn(queries, name) ? queries[name] : undefined;
  if (!query) throw new NotFound(`Non esiste una query '${name}'.`, `There is no query '${name}'.`);
  const parameters = new QueryParameters(rest.join('?'));
  const edition = await currentEdition(services);
  const call = {
    services,
    edition,
    parameters,
    language: languageOfCall(request, parameters.text('plang')),
    origin: originOf(services, request),
  };
  return { name, query, call };
}
