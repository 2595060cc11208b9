import type { Database } from '@territori/store/database';
import { POOL_WAITS, type PoolWait } from '@territori/store/database/observed';
import { Histogram, type Registry } from 'prom-client';
import { readGauge } from './readGauge.ts';

/** Seconds: most works find an idle connection; a new one takes some milliseconds; after ten seconds a work gives up. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

/**
 * The connections of a database by pool: `readers` and `writers` of PostgreSQL, or the one session of the embedded database.
 * @returns ends the measuring
 */
export function databaseMetrics(register: Registry, database: Database): () => void {
  readGauge(
    register,
    ['territori_database_connections', 'Connections to the database that are open, by pool and state: in_use or idle', 'pool', 'state'],
    () =>
      database.pools().flatMap(({ name: pool, inUse, idle }) => [
        [inUse, { pool, state: 'in_use' }],
        [idle, { pool, state: 'idle' }],
      ]),
  );
  readGauge(
    register,
    ['territori_database_reachable', '1 while the database answers, else 0: the process then answers from what it has read'],
    () => [[Number(database.reachable)]],
  );
  readGauge(register, ['territori_database_connections_max', 'Connections to the database that a pool may open', 'pool'], () =>
    database.pools().map(({ name: pool, limit }) => [limit, { pool }]),
  );
  readGauge(register, ['territori_database_waiting', 'Works that wait for a connection to the database', 'pool'], () =>
    database.pools().map(({ name: pool, waiting }) => [waiting, { pool }]),
  );
  const wait = new Histogram({
    name: 'territori_database_wait_seconds',
    help: 'Seconds that a work waited for a connection to the database',
    labelNames: ['pool'],
    buckets: BUCKETS,
    registers: [register],
  });
  const observe = (message: unknown) => {
    const { pool, seconds } = message as PoolWait;
    wait.observe({ pool }, seconds);
  };
  POOL_WAITS.subscribe(observe);
  return () => POOL_WAITS.unsubscribe(observe);
}
