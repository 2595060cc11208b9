import type { Database } from '@territori/store/database';
import { POOL_WAITS, type PoolWait } from '@territori/store/database/observed';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds: most works find an idle connection; a new one takes some milliseconds; after ten seconds a work gives up. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

/**
 * The connections of a database by pool: `readers` and `writers` of PostgreSQL, or the one session of the embedded database.
 * @returns ends the measuring
 */
export function databaseMetrics(register: Registry, database: Database): () => void {
  const registers = [register];
  const connections = new Gauge({
    name: 'territori_database_connections',
    help: 'Connections to the database that are open, by pool and state: in_use or idle',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name: pool, inUse, idle } of database.pools()) {
        connections.set({ pool, state: 'in_use' }, inUse);
        connections.set({ pool, state: 'idle' }, idle);
      }
    },
  });
  const reachable = new Gauge({
    name: 'territori_database_reachable',
    help: '1 while the database answers, else 0: the process then answers from what it has read',
    registers,
    collect() {
      reachable.set(Number(database.reachable));
    },
  });
  const limit = new Gauge({
    name: 'territori_database_connections_max',
    help: 'Connections to the database that a pool may open',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const pool of database.pools()) limit.set({ pool: pool.name }, pool.limit);
    },
  });
  const waiting = new Gauge({
    name: 'territori_database_waiting',
    help: 'Works that wait for a connection to the database',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const pool of database.pools()) waiting.set({ pool: pool.name }, pool.waiting);
    },
  });
  const wait = new Histogram({
    name: 'territori_database_wait_seconds',
    help: 'Seconds that a work waited for a connection to the database',
    labelNames: ['pool'],
    buckets: BUCKETS,
    registers,
  });
  const observe = (message: unknown) => {
    const { pool, seconds } = message as PoolWait;
    wait.observe({ pool }, seconds);
  };
  POOL_WAITS.subscribe(observe);
  return () => POOL_WAITS.unsubscribe(observe);
}
