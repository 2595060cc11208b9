import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { ErrorBody } from '@territori/wire';
import type { FastifyInstance } from 'fastify';
import { installAnswers } from './http/answers/installAnswers.ts';
import { CROSS_ORIGIN } from './http/crossOrigin.ts';
import { COMPRESSED } from './http/encoding.ts';
import { installErrors, notAllowed, tooManyCalls } from './http/errors.ts';
import { openapi } from './http/openapi.ts';
import { methodsByAddress, refuseOtherMethods } from './http/refuseOtherMethods.ts';
import { sayOtherLanguage } from './http/sayOtherLanguage.ts';
import { refuseUnstorable } from './http/unstorable.ts';
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
  /** As in `V1Options`. */
  readonly readAheadAfter: (() => Promise<void>) | undefined;
}

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
export async function api(app: FastifyInstance, { services, version, callsPerMinute, readAheadAfter }: ApiOptions): Promise<void> {
  installErrors(app);
  app.addSchema(ErrorBody);
  await app.register(swagger, openapi(version, callsPerMinute, services.identity));
  await app.register(cors, CROSS_ORIGIN);
  if (callsPerMinute > 0)
    await app.register(rateLimit, { max: callsPerMinute, timeWindow: '1 minute', errorResponseBuilder: tooManyCalls });
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'], customTypes: COMPRESSED });
  refuseUnstorable(app);
  sayOtherLanguage(app);
  installAnswers(app, { edition: () => services.database.edition(), build: services.build, today: services.today });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  const methods = methodsByAddress(app);
  for (const routes of ROUTES) await app.register(routes(services));
  for (const [url, accepted] of [...methods]) refuseOtherMethods(app, url, accepted, notAllowed);
  await app.register(v1, { services, version, readAheadAfter });
}
