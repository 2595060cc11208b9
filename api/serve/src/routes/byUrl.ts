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
import { passes } from '../http/answers/installAnswers.ts';
import { encodingOf } from '../http/encoding.ts';
import { NotFound } from '../http/errors.ts';
import { message } from '../message.ts';
import { QueryParameters } from '../queries/QueryParameters.ts';
import type { QueryCall, RowQuery } from '../queries/query.ts';
import { FILE_QUERIES, ROW_QUERIES } from '../queries/registry.ts';
import type { Services } from '../services/services.ts';
import { errorAnswers, languageOfCall, type Routes } from './route.ts';

const REPORT_BY_URL = `
Rows of a stored query; the file itself of a query that yields one (\`${Object.keys(FILE_QUERIES).join('`, `')}\`), as DownloadByUrl answers it.
A parameter without a value, or with \`None\`, \`null\`, \`undefined\` or \`NaN\` in any case, counts as missing.

The queries \`..._lov_rs_dett\` and \`..._lov_rs_dett_ass\` answer for every event of the unit that has the kind \`mcrvar\` and the provision \`idprovv\`, each where it is given.
A unit to which the same happened more than once has several, in order of time (Agliè changed province in 1927 and in 1945);
\`idevento\`, the \`id_evento\` of a row of \`..._lov_rs\`, names one alone.

GET and POST answer the same question alike. A GET has an ETag; \`homepage_report_consultati\` and the files have none, because they may be others at any moment.`.trim();

/** The question of a GET: the body of the POST as parameters of the address. */
const Question = Type.Object({ url: ByUrlRequest.properties.url });

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
    passes(request, reply);
    return reply.type(file.type).header('content-disposition', contentDisposition(file.name)).send(file.body);
  };

  const sendRows = async (request: FastifyRequest, reply: FastifyReply, url: string) => {
    const { query, call } = await readCall(services, request, url, ROW_QUERIES);
    reply.type('application/json; charset=utf-8');
    if ('passing' in query) {
      passes(request, reply);
      return reply.send(await textOf(query.passing, call));
    }
    if (request.method === 'POST') {
      // The address does not contain the question. The name contains the edition, because another one may come into service meanwhile
      reply.header('vary', 'accept-encoding');
      if (await app.sendKept(request, reply, `${encodingOf(request)} ${call.edition.id} ${call.language} ${url}`)) return reply;
    }
    return reply.send(await textOf(query, call));
  };
  const answer = (request: FastifyRequest, reply: FastifyReply, url: string) =>
    Object.hasOwn(FILE_QUERIES, nameIn(url)) ? sendFile(request, reply, url) : sendRows(request, reply, url);

  const rows = {
    tags: ['Query'],
    summary: 'Rows of a stored query',
    description: REPORT_BY_URL,
    response: { 200: Type.Union(ANSWERS, { description: 'The envelope and the rows of the query' }), ...errorAnswers },
  };
  app.post('/api/Report/ReportByUrl', { schema: { ...rows, body: ByUrlRequest } }, (request, reply) =>
    answer(request, reply, request.body.url),
  );
  app.get('/api/Report/ReportByUrl', { config: { cache: 'day' }, schema: { ...rows, querystring: Question } }, (request, reply) =>
    answer(request, reply, request.query.url),
  );

  const file = {
    tags: ['Query'],
    summary: 'File of a stored query',
    response: { 200: Type.String({ format: 'binary' }), ...errorAnswers },
  };
  app.post('/api/Report/DownloadByUrl', { schema: { ...file, body: ByUrlRequest } }, (request, reply) =>
    sendFile(request, reply, request.body.url),
  );
  app.get('/api/Report/DownloadByUrl', { schema: { ...file, querystring: Question } }, (request, reply) =>
    sendFile(request, reply, request.query.url),
  );
};

async function textOf(query: RowQuery, call: QueryCall): Promise<string> {
  const rows = await query(call);
  return typeof rows === 'string' ? rows : JSON.stringify(rows);
}

const nameIn = (url: string): string => url.split('?', 1)[0] ?? '';

async function readCall<Q>(
  services: Services,
  request: FastifyRequest,
  url: string,
  queries: Readonly<Record<string, Q>>,
): Promise<{ query: Q; call: QueryCall }> {
  const name = nameIn(url);
  const query = Object.hasOwn(queries, name) ? queries[name] : undefined;
  if (!query) throw new NotFound(message('byUrl.thereNoQuery', { name }));
  const parameters = new QueryParameters(url.slice(name.length + 1));
  const edition = await services.database.inService();
  const call = {
    services,
    edition,
    parameters,
    language: languageOfCall(request, parameters.text('plang')),
    origin: services.publicOrigin,
  };
  return { query, call };
}
