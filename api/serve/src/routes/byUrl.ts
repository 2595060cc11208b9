import {
  ByUrlRequest,
  DettaglioAssociato,
  DettaglioProvvedimento,
  items,
  Microservizio,
  OpzioneComune,
  OpzioneRegione,
  OpzioneUts,
  ReportColumn,
  ReportListItem,
  RigaRicercaCodice,
  RigaVariazione,
  resultset,
  TipologiaUnita,
  ValoreRicercaCodice,
  VoceAreaDownload,
} from '@territori/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { contentDisposition } from '../exports/fileName.ts';
import { answerKept } from '../http/answerMemory.ts';
import { NotFound } from '../http/errors.ts';
import { QueryParameters } from '../queries/QueryParameters.ts';
import type { QueryCall } from '../queries/query.ts';
import { FILE_QUERIES, ROW_QUERIES } from '../queries/registry.ts';
import { currentEdition } from '../services/currentEdition.ts';
import type { Services } from '../services/services.ts';
import { errors, languageOfCall, type Routes } from './route.ts';

const REPORT_BY_URL = `
Rows of a stored query; the file itself of a query that yields one (\`${Object.keys(FILE_QUERIES).join('`, `')}\`), as DownloadByUrl answers it.
A parameter without a value, or with \`None\`, \`null\`, \`undefined\` or \`NaN\` in any case, counts as missing.

The queries \`..._lov_rs_dett\` and \`..._lov_rs_dett_ass\` answer for every event of the unit that has the kind \`mcrvar\` and the provision \`idprovv\`, each where it is given.
A unit to which the same happened more than once has several, in order of time (Agliè changed province in 1927 and in 1945);
\`idevento\`, the \`id_evento\` of a row of \`..._lov_rs\`, names one alone.`.trim();

/** The answers of the queries. */
const ANSWERS = [
  items(Microservizio),
  items(ReportListItem),
  items(ReportColumn),
  items(VoceAreaDownload),
  items(TipologiaUnita),
  resultset(ValoreRicercaCodice),
  resultset(RigaRicercaCodice),
  items(OpzioneComune),
  items(OpzioneUts),
  items(OpzioneRegione),
  items(RigaVariazione),
  items(DettaglioProvvedimento),
  items(DettaglioAssociato),
];

/** The routes of the stored queries, by name. */
export const byUrlRoutes: Routes = (services) => async (app) => {
  const sendFile = async (request: FastifyRequest, reply: FastifyReply, url: string) => {
    const { query, call } = await readCall(services, request, url, FILE_QUERIES);
    const file = await query(call);
    return reply.type(file.type).header('content-disposition', contentDisposition(file.name)).send(file.body);
  };

  app.post(
    '/api/Report/ReportByUrl',
    {
      schema: {
        tags: ['Query'],
        summary: 'Rows of a stored query',
        description: REPORT_BY_URL,
        body: ByUrlRequest,
        response: {
          200: Type.Union(ANSWERS, { description: 'The envelope and the rows of the query' }),
          ...errors,
        },
      },
    },
    async (request, reply) => {
      const { url } = request.body;
      if (Object.hasOwn(FILE_QUERIES, nameIn(url))) return sendFile(request, reply, url);
      const { name, query, call } = await readCall(services, request, url, ROW_QUERIES);
      reply.type('application/json; charset=utf-8');
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
        body: ByUrlRequest,
        response: { 200: Type.String({ format: 'binary' }), ...errors },
      },
    },
    (request, reply) => sendFile(request, reply, request.body.url),
  );
};

const nameIn = (url: string): string => url.split('?', 1)[0] ?? '';

async function readCall<Q>(
  services: Services,
  request: FastifyRequest,
  url: string,
  queries: Readonly<Record<string, Q>>,
): Promise<{ name: string; query: Q; call: QueryCall }> {
  const name = nameIn(url);
  const query = Object.hasOwn(queries, name) ? queries[name] : undefined;
  if (!query) throw new NotFound(`Non esiste una query '${name}'.`, `There is no query '${name}'.`);
  const parameters = new QueryParameters(url.slice(name.length + 1));
  const edition = await currentEdition(services);
  const call = {
    services,
    edition,
    parameters,
    language: languageOfCall(request, parameters.text('plang')),
    origin: services.publicOrigin,
  };
  return { name, query, call };
}
