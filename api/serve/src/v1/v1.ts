import { Archive } from '@territori/edition/archive/Archive';
import { WORD_FOR_UTS } from '@territori/wire/v1/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { methodsByAddress, refuseOtherMethods } from '../http/refuseOtherMethods.ts';
import { message } from '../message.ts';
import type { Services } from '../services/services.ts';
import { V1 } from './addresses.ts';
import { CALLS } from './calls/allCalls.ts';
import { deprecationHeaders } from './calls/answering/deprecationHeaders.ts';
import { archiveFiles } from './calls/archive/archiveFiles.ts';
import { historyFiles } from './calls/archive/historyFiles.ts';
import type { Call, Deprecation, Sources } from './calls/Call.ts';
import { serviceIndex } from './calls/serviceIndex.ts';
import { problemAnswers } from './errors/answerProblem.ts';
import { nearest } from './errors/nearest.ts';
import { Problem } from './errors/Problem.ts';
import { problemPages } from './errors/problemPages.ts';
import { followEdition } from './followEdition.ts';
import { languageOfV1 } from './languageOfV1.ts';
import { openapiRoute } from './openapi/openapiRoute.ts';
import { permanentAddresses } from './permanentAddresses.ts';
import { reconcileRoutes } from './reconcile/routes.ts';

export interface V1Options {
  readonly services: Services;
  readonly version: string;
  /** Waited for before each edition is read into memory. Without it, an edition is read when a call first needs it. */
  readonly readAheadAfter: (() => Promise<void>) | undefined;
}

/** The public API, as a plugin beside the calls of the portal. It has its own errors and its own definitions. */
export async function v1(app: FastifyInstance, { services, version, readAheadAfter }: V1Options): Promise<void> {
  app.setErrorHandler(problemAnswers(services.publicOrigin));
  // a body that is not JSON is 415
  app.removeContentTypeParser('text/plain');
  const sources: Sources = {
    services,
    archive: services.store && new Archive(services.store),
  };

  const methods = methodsByAddress(app);
  app.addHook('onSend', (_request, reply, payload, done) => {
    // the names of the standard, beside those that the other interface has had
    for (const part of ['limit', 'remaining', 'reset']) {
      const value = reply.getHeader(`x-ratelimit-${part}`);
      if (value !== undefined) reply.header(`ratelimit-${part}`, value).removeHeader(`x-ratelimit-${part}`);
    }
    done(null, payload);
  });

  const calls = [serviceIndex(CALLS), ...CALLS];
  for (const call of calls) addCall(app, call, sources);
  problemPages(app, services.identity);
  historyFiles(app, services);
  archiveFiles(app, sources);
  if (readAheadAfter) readEditions(app, services, readAheadAfter);
  openapiRoute(app, calls, version, services.identity);
  permanentAddresses(app, sources);
  await reconcileRoutes(app, sources);
  // what is refused becomes a route of the address too
  const addresses = [...methods].map(([url, accepted]) => [url, new Set(accepted)] as const);
  for (const [url, accepted] of addresses) {
    refuseOtherMethods(app, url, accepted, notAllowed);
    answerOptions(app, url, [...accepted]);
  }
  app.all(`${V1}/*`, { schema: { hide: true } }, (request) => {
    throw noSuchAddress(request, calls);
  });
}

/** Reads each edition into memory before a call needs it. */
function readEditions(app: FastifyInstance, { database, reports, modelOf }: Services, after: () => Promise<void>): void {
  followEdition(app, database, async (edition) => {
    // `GET /ready` says what failed
    await after().catch(() => {});
    await reports.readAhead(edition);
    await (await modelOf(edition)).readAll();
  });
}

/** What an answer depends on beside its address and its encoding: its language and its format. */
const variantOf = (request: FastifyRequest): string => `${languageOfV1(request)} ${request.headers.accept ?? ''}`;

function addCall(app: FastifyInstance, call: Call, sources: Sources): void {
  const { method, path, parts, query, body, largestBody, deprecated, handle } = call;
  const known = Object.keys(query.properties);
  app.route({
    method,
    url: `${V1}${path}`,
    ...(largestBody !== undefined && { bodyLimit: largestBody }),
    config: { ...(method === 'GET' && { cache: 'own' as const, variant: variantOf }) },
    schema: { hide: true, params: parts, querystring: query, ...(body && { body }) },
    preValidation: async (request) => {
      // before the validation, which would drop unknown names
      refuseUnknown(request.query, known);
      readUsualWord(request.query);
      readUsualWord(request.params);
      if (body) refuseUnknown(request.body, Object.keys(body.properties), 'body');
    },
    ...(deprecated && {
      onSend: async (_request, reply) => announceEnd(reply, deprecated),
    }),
    handler: (request, reply) => handle(request, reply, sources),
  });
}

/** Reads `livello=provincia` as `uts`, so that calls, validators and answers know one word. */
function readUsualWord(asked: unknown): void {
  const given = asked as { livello?: unknown };
  if (given.livello === WORD_FOR_UTS) given.livello = 'uts';
}

/** Throws Problem for a name that a call does not know: the answer would not be the one that was asked for. */
function refuseUnknown(given: unknown, known: readonly string[], place: 'query' | 'body' = 'query'): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return;
  const name = Object.keys(given).find((one) => !known.includes(one));
  if (name === undefined) return;
  const near = nearest(name, known);
  const values = { name, known: known.join(', ') };
  throw new Problem(
    'parametro_sconosciuto',
    near ? message(`v1.unknown.${place}.near`, { ...values, near }) : message(`v1.unknown.${place}`, values),
    name,
  );
}

/** Adds the announcement of the end of a call to every answer of it, beside the links that the answer has. */
function announceEnd(reply: FastifyReply, deprecated: Deprecation): void {
  const { link, ...headers } = deprecationHeaders(deprecated);
  reply.headers({ ...headers, link: [reply.getHeader('link'), link].filter(Boolean).join(', ') });
}

const notAllowed = (method: string, allow: string) => new Problem('metodo_non_ammesso', message('v1.notAllowedAddress', { method, allow }));

/** Answers OPTIONS with the methods that an address accepts. */
function answerOptions(app: FastifyInstance, url: string, methods: readonly string[]): void {
  app.options(
    url,
    {
      schema: { hide: true },
      config: { cors: { strictPreflight: false, methods: [...methods] } },
      onSend: async (_request, reply) => void reply.header('allow', methods.join(', ')),
    },
    (_request, reply) => reply.code(204).send(),
  );
}

function noSuchAddress({ method, url }: FastifyRequest, calls: readonly Call[]): Problem {
  const [path = ''] = url.split('?');
  const near = nearest(
    path.slice(V1.length),
    calls.map((call) => call.path),
  );
  const values = { method, path, v1: V1 };
  return new Problem(
    'indirizzo_inesistente',
    near ? message('v1.noSuchAddress.near', { ...values, near }) : message('v1.noSuchAddress', values),
  );
}
