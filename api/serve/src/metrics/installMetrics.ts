import type { Database } from '@territori/store/database';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { BrowserOutcomes } from '../outcomes/BrowserOutcomes.ts';
import { databaseMetrics } from './databaseMetrics.ts';
import { downloadMetrics } from './downloadMetrics.ts';
import { editionMetrics } from './editionMetrics.ts';
import { memoryLimit } from './memoryLimit.ts';

/** Seconds: from a page in memory to the longest statement. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * `GET /metrics` for Prometheus: the process, the requests, the answers that are kept, the connections to the database, downloads, what
 * browsers report, and the edition in service. It is outside `/api` and `/publish`, the only paths that a reverse proxy forwards, and
 * outside the definitions.
 */
export function installMetrics(app: FastifyInstance, database: Database, outcomes: BrowserOutcomes): void {
  const register = new Registry();
  outcomes.register(register);
  collectDefaultMetrics({ register });
  memoryLimit(register);
  editionMetrics(register, database);
  downloadMetrics(register);
  const stopWatching = databaseMetrics(register, database);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  const memory = new Counter({
    name: 'territori_answer_memory_total',
    help: 'Calls whose answer this process may have kept: found (hit) or computed (miss)',
    labelNames: ['result'],
    registers: [register],
  });

  // by route, not by path: callers choose paths, and the number of series must stay bounded
  app.addHook('onResponse', ({ method, routeOptions, memory: result }, reply, done) => {
    duration.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
    if (result) memory.inc({ result });
    done();
  });
  app.addHook('onClose', (_app, done) => {
    stopWatching();
    done();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics()),
  );
}
