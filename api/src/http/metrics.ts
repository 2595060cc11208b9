import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/index.ts';
import type { BrowserOutcomes } from '../outcomes/BrowserOutcomes.ts';

/** Seconds: from a page in memory to the longest statement. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * `GET /metrics` for Prometheus: the process, the duration of requests by method, route and status, what browsers report, and the
 * edition in service. It is outside `/api` and `/publish`, the only paths that a reverse proxy forwards, and outside the definitions.
 */
export function installMetrics(app: FastifyInstance, database: Database, outcomes: BrowserOutcomes): void {
  const register = new Registry();
  outcomes.register(register);
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  new Gauge({
    name: 'territori_edition_info',
    help: 'Edition of the data in service, always 1; no sample while none can be read',
    labelNames: ['id', 'date'],
    registers: [register],
    async collect() {
      this.reset();
      const edition = await database.edition().catch(() => undefined);
      if (edition) this.set({ id: edition.id, date: edition.date }, 1);
    },
  });

  // by route, not by path: callers choose paths, and the number of series must stay bounded
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    duration.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics()),
  );
}
