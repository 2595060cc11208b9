import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { editionName } from '@territori/history/edition/editionName';
import { ErrorBody } from '@territori/wire';
import type { FastifyInstance } from 'fastify';
import { installAnswerMemory } from './http/answerMemory.ts';
import { CROSS_ORIGIN } from './http/crossOrigin.ts';
import { installErrors, notAllowed, tooManyCalls } from './http/errors.ts';
import { openapi } from './http/openapi.ts';
import { methodsByAddress, refuseOtherMethods } from './http/refuseOtherMethods.ts';
import { refuseUnstorable } from './http/unstorable.ts';
import { installValidators } from './http/validators.ts';
import { byUrlRoutes } from './routes/byUrl.ts';
import { definitionRoutes } from './routes/definitions.ts';
import { editionRoutes } from './routes/edition.ts';
import { glossaryRoutes } from './routes/glossary.ts';
import { healthRoutes } from './routes/health.ts';
import { newsRoutes } from './routes/news.ts';
import { openingRoutes } from './routes/openings.ts';
import { outcomeRoutes } from './routes/outcomes.ts';
import { pageRoutes } from './routes/pages.ts';
import { publishRoutes } from './routes/publish.ts';
import { reportRoutes } from './routes/reports.ts';
import { scopeRoutes } from './routes/scopes.ts';
import { spoolRoutes } from './routes/spool.ts';
import { unitRoutes } from './routes/units.ts';
import type { Services } from './services/services.ts';
import { v1 } from './v1/v1.ts';

export interface ApiOptions {
  readonly services: Services;
  /** Version in the definitions file. */
  readonly version: string;
  /** Calls a minute from one address; 0 for no limit. */
  readonly callsPerMinute: number;
  readonly readAhead: boolean | undefined;
}

/** The media types that `@fastify/compress` compresses by default, and GeoPackages, which shrink to a third. */
const COMPRESSED = /^text\/(?!event-stream)|[+/](?:json|text|xml)(?:;|$)|octet-stream(?:;|$)|geopackage/;

const ROUTES = [
  healthRoutes,
  editionRoutes,
  newsRoutes,
  glossaryRoutes,
  pageRoutes,
  scopeRoutes,
  reportRoutes,
  spoolRoutes,
  byUrlRoutes,
  unitRoutes,
  openingRoutes,
  outcomeRoutes,
  publishRoutes,
  definitionRoutes,
];

/**
 * All routes below `/api` and `/publish`, as a plugin: `buildApp` serves them alone, another server may serve them beside its own routes.
 */
export async function api(app: FastifyInstance, { services, version, callsPerMinute, readAhead }: ApiOptions): Promise<void> {
  installErrors(app);
  app.addSchema(ErrorBody);
  await app.register(swagger, openapi(version, callsPerMinute));
  await app.register(cors, CROSS_ORIGIN);
  if (callsPerMinute > 0)
    await app.register(rateLimit, { max: callsPerMinute, timeWindow: '1 minute', errorResponseBuilder: tooManyCalls });
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'], customTypes: COMPRESSED });
  refuseUnstorable(app);
  const inUse = {
    editionName: async () => {
      const edition = await services.database.edition();
      return edition && editionName(edition);
    },
    build: services.build,
    today: services.today,
  };
  installAnswerMemory(app, inUse);
  installValidators(app, inUse);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  const methods = methodsByAddress(app);
  for (const routes of ROUTES) await app.register(routes(services));
  for (const [url, accepted] of [...methods]) refuseOtherMethods(app, url, accepted, notAllowed);
  await app.register(v1, { services, version, readAhead });
}
