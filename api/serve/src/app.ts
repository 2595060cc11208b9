import { createHash } from 'node:crypto';
import { type Day, todayInRome } from '@territori/history/dates/day';
import type { Identity } from '@territori/identity/Identity';
import { readIdentity } from '@territori/identity/readIdentity';
import type { ReportDefinition } from '@territori/reports/definition';
import type { Database } from '@territori/store/database';
import { openStore } from '@territori/store/files/openStore';
import { VERSION } from '@territori/store/version';
import fastify, { type FastifyInstance, type FastifyLoggerOptions } from 'fastify';
import { api } from './api.ts';
import { textsOf } from './content/readContent.ts';
import type { Content } from './content/schema.ts';
import { compileWhenNeeded } from './http/compileWhenNeeded.ts';
import { answerError, installNotFound } from './http/errors.ts';
import { BODY_KILOBYTES } from './http/frameworkMessage.ts';
import { refuseSecondHost } from './http/refuseSecondHost.ts';
import { RequestLog, requestLog } from './http/requestLog.ts';
import { requestNamer } from './http/requestNamer.ts';
import { installMetrics } from './metrics/installMetrics.ts';
import { News } from './news/News.ts';
import { Openings } from './openings/Openings.ts';
import { BrowserOutcomes } from './outcomes/BrowserOutcomes.ts';
import { installReadiness } from './readiness/installReadiness.ts';
import { warnOfMissingMaps } from './readiness/warnOfMissingMaps.ts';
import { ReportTables } from './reports/ReportTables.ts';
import { Reports } from './reports/reports.ts';
import { modelsOf } from './services/modelsOf.ts';
import type { Services } from './services/services.ts';
import { isV1 } from './v1/addresses.ts';
import { problemAnswers } from './v1/errors/answerProblem.ts';

export interface AppOptions {
  readonly logger?: boolean | FastifyLoggerOptions;
  /** The editors' texts, or their folder, laid out as `api/content`. */
  readonly content?: string | Content;
  /** Address of the accessibility declaration. */
  readonly accessibilityUrl?: string;
  /** Who publishes; the portal's own identity when left out. */
  readonly identity?: Identity;
  /** Origin of absolute links, at which visitors reach the service (`https://territori.example`). */
  readonly publicOrigin: string;
  /** Calls a minute from one address, 0 for no limit. */
  readonly callsPerMinute?: number;
  /** True behind a reverse proxy: the client's address and the request's name are then read from the headers that the proxy sets. */
  readonly trustProxy?: boolean;
  readonly today?: () => Day;
  /** The reports by id; those of `reports/definitions` when left out. */
  readonly catalogue?: ReadonlyMap<number, ReportDefinition>;
  /** The file of the edition in service (`EditionFile`); without it the history is made of the database. */
  readonly editionFile?: string;
  /** Where the loads write the files of the editions: a folder, or `s3://bucket/folder`; without it there are no bulk files and no maps. */
  readonly archive?: string | undefined;
  /** True to read each edition into memory at the start and after a load, before a call of `/api/v1` needs it. */
  readonly readAhead?: boolean;
  /** Called when a replica that reads ahead is ready, or it is known why it is not. */
  readonly afterStart?: () => void;
}

/**
 * The server of the API over a database. Closing the server does not close the database: the caller closes it. Throws ContentError when a
 * text file is invalid.
 */
export function buildApp(database: Database, options: AppOptions): FastifyInstance {
  const content = textsOf(options.content);
  const identity = options.identity ?? readIdentity();
  const today = options.today ?? (() => todayInRome());
  const app = fastify({
    logger: requestLog(options.logger ?? false),
    logController: new RequestLog(),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_KILOBYTES * 1024,
    genReqId: requestNamer(options.trustProxy ?? false),
    requestIdHeader: false,
    rewriteUrl: ({ url }) => ownPath(url),
    // errors before a route is found
    frameworkErrors: (error, request, reply) => {
      (isV1(request.url) ? problemAnswers(options.publicOrigin) : answerError)(error, request, reply);
    },
    // several values of one parameter become a list; a single value becomes a list of one. An error contains the wrong value
    // the schemas themselves are checked with the definitions (`npm run check`), not at each start
    ajv: { customOptions: { coerceTypes: 'array', verbose: true, meta: false, validateSchema: false } },
    schemaController: compileWhenNeeded(),
    // a path segment that is too long is refused by its schema, with the API's message
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: 8192 },
  });
  refuseSecondHost(app);
  readJsonBodies(app);
  installNotFound(app);
  const store = options.archive === undefined ? null : openStore(options.archive);
  const outcomes = new BrowserOutcomes();
  const models = modelsOf(database, store);
  const modelOf: Services['modelOf'] = (edition) => models.of(edition);
  const openings = new Openings(database, app.log);
  app.addHook('onClose', () => openings.close());
  installMetrics(app, database, outcomes);
  const readiness = installReadiness(app, database, options);
  if (options.readAhead) warnOfMissingMaps(app, database, store);
  app.register(api, {
    services: {
      database,
      content,
      news: new News(modelOf, content),
      reports: new Reports(new ReportTables(database, store), content, today, options.catalogue),
      modelOf,
      openings,
      outcomes,
      today,
      // a program that runs from a checkout has other sources under one version (`runBundled.mjs`)
      build: createHash('sha256')
        .update(`${VERSION} ${process.env.PROGRAM_SOURCES ?? ''}`)
        .update(JSON.stringify([content.glossary, [...content.pages], [...content.reports], content.home, { ...identity, folder: '' }]))
        .digest('hex')
        .slice(0, 8),
      accessibilityUrl: options.accessibilityUrl ?? '',
      publicOrigin: options.publicOrigin,
      identity,
      store,
      editionFile: options.editionFile,
    },
    version: VERSION,
    callsPerMinute: options.callsPerMinute ?? 1200,
    // a replica is ready before it reads what its first calls do not need
    readAheadAfter: options.readAhead ? () => readiness.check() : undefined,
  });
  return app;
}

/**
 * The path of a call as this service has it. A call may give a whole address: its host decides nothing. The gateway of the live service
 * stands before `/api` as `/ShibO2Module`, and nearly all public clients call it so.
 */
const ownPath = (url = '/'): string => url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\/ShibO2Module(?=\/api(\/|\?|$))/i, '') || '/';

/** `application/json-patch+json` and similar types: the live service documents them, and scripts send plain JSON with them. */
const JSON_SUFFIX = /^application\/[\w.+-]+\+json\s*(;|$)/i;

/** Reads bodies of every JSON type. An empty body is `{}`, with or without a content type. */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  for (const type of ['application/json', JSON_SUFFIX]) {
    app.addContentTypeParser(type, { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null, {});
      else parse(request, body as string, done);
    });
  }
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.method === 'POST') request.body ??= {};
    done();
  });
}
