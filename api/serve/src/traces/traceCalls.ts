import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { editionName } from '@territori/history/edition/editionName';
import type { Database } from '@territori/store/database';
import { DatabaseError } from '@territori/store/database/DatabaseError';
import { type ObservedStatement, STATEMENTS } from '@territori/store/database/observed';
import { VERSION } from '@territori/store/version';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LinesOfMinute } from '../outcomes/LinesOfMinute.ts';
import { statementSummary, withoutValues } from './statementText.ts';

/** Milliseconds that the end of the process may wait for the last spans. */
const LAST_SPANS_MS = 2_000;

/** Asked too often to be of interest. */
const UNTRACED = new Set(['/metrics']);

/**
 * Traces with the packages of OpenTelemetry, whose variables of the environment set address, headers, sampling and resource: a span for
 * each call, below the one that its `traceparent` names, and one for each of its statements. A span has the route and no address, query or
 * value of a call.
 */
export function traceCalls(app: FastifyInstance, database: Database): void {
  const admitted = new LinesOfMinute(5);
  const warn = (text: string) =>
    admitted.admits(text.slice(0, 60)) && app.log.warn({ reason: text.slice(0, 400) }, 'traces could not be sent');
  diag.setLogger(
    { error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'territori-api', 'service.version': VERSION }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const stopStatements = traceStatements(provider);
  const lastCalls = traceRequests(app, provider, database);
  app.addHook('onClose', async () => {
    await lastCalls();
    stopStatements();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, LAST_SPANS_MS);
    });
    await Promise.race([provider.shutdown().catch(() => {}), late]);
    clearTimeout(timer);
    for (const each of [trace, context, propagation, diag]) each.disable();
  });
}

/** @returns waits for the spans of the calls that were answered */
function traceRequests(app: FastifyInstance, provider: NodeTracerProvider, database: Database): () => Promise<unknown> {
  const tracer = provider.getTracer('territori-api', VERSION);
  const contexts = new WeakMap<FastifyRequest, Context>();
  /** Spans that wait for the name of the edition. */
  const ending = new Set<Promise<void>>();

  const end = async (span: Span, status: number) => {
    const at = Date.now();
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setAttribute('error.type', String(status)).setStatus({ code: SpanStatusCode.ERROR });
    // remembered by the database: no statement of the call
    const edition = await database.edition().catch(() => undefined);
    if (edition) span.setAttribute('territori.edition', editionName(edition));
    span.end(at);
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { method, id, headers, routeOptions } = request;
    const route = routeOptions.url;
    if (route !== undefined && UNTRACED.has(route)) return done();
    const parent = propagation.extract(ROOT_CONTEXT, headers);
    const attributes = { 'http.request.method': method, 'territori.request_id': id, ...(route && { 'http.route': route }) };
    const span = tracer.startSpan(route ? `${method} ${route}` : method, { kind: SpanKind.SERVER, attributes }, parent);
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    // also where the caller leaves before the answer
    reply.raw.once('close', () => {
      const ended = context.with(ROOT_CONTEXT, () => end(span, reply.statusCode)).finally(() => ending.delete(ended));
      ending.add(ended);
    });
    context.with(own, done);
  });
  // a body arrives outside the context in which the call began
  app.addHook('preValidation', (request, _reply, done) => context.with(contexts.get(request) ?? ROOT_CONTEXT, done));
  return () => Promise.all(ending);
}

/** @returns ends the tracing */
function traceStatements(provider: NodeTracerProvider): () => void {
  const tracer = provider.getTracer('territori-database', VERSION);
  const spans = new WeakMap<ObservedStatement, Span>();
  const subscribers = {
    start(statement: ObservedStatement) {
      // work beside the calls, such as a load, has no trace
      if (!trace.getActiveSpan()) return;
      const summary = statementSummary(statement.sql);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.summary': summary,
        'db.query.text': withoutValues(statement.sql),
        'territori.database_engine': statement.engine,
      };
      spans.set(statement, tracer.startSpan(summary, { kind: SpanKind.CLIENT, attributes }));
    },
    error(statement: ObservedStatement & { error?: unknown }) {
      const { error } = statement;
      const code = error instanceof DatabaseError ? error.code : (error as { code?: unknown } | undefined)?.code;
      spans
        .get(statement)
        ?.setAttribute('error.type', String(code ?? 'connection'))
        .setStatus({ code: SpanStatusCode.ERROR });
    },
    asyncEnd(statement: ObservedStatement) {
      spans.get(statement)?.end();
    },
    end() {},
    asyncStart() {},
  };
  STATEMENTS.subscribe(subscribers);
  return () => STATEMENTS.unsubscribe(subscribers);
}
