import { channel, tracingChannel } from 'node:diagnostics_channel';

/** What keeps the data. */
export type Engine = 'pglite' | 'postgres';

/** Connections of one kind, as one moment finds them. PGlite has one session, `embedded`, which statements take in turn. */
export interface Pool {
  readonly name: 'readers' | 'writers' | 'embedded';
  /** How many there may be. */
  readonly limit: number;
  readonly inUse: number;
  readonly idle: number;
  /** Works that wait for one. */
  readonly waiting: number;
}

/** How long a work waited for its connection. */
export interface PoolWait {
  readonly pool: Pool['name'];
  readonly seconds: number;
}

/** A statement that a database runs. */
export interface ObservedStatement {
  readonly engine: Engine;
  readonly sql: string;
}

/** What watches the database of the process subscribes here. The database does not know it, and does nothing without it. */
export const POOL_WAITS = channel('territori:pool-wait');
export const STATEMENTS = tracingChannel<'territori:statement', ObservedStatement>('territori:statement');

/** Waits for a connection, and says how long it took. */
export async function observeWait<T>(pool: Pool['name'], wait: () => Promise<T>): Promise<T> {
  const asked = performance.now();
  const taken = await wait();
  if (POOL_WAITS.hasSubscribers) POOL_WAITS.publish({ pool, seconds: (performance.now() - asked) / 1000 } satisfies PoolWait);
  return taken;
}

/** Runs a statement in sight of those who watch. */
export function observeStatement<T>(statement: ObservedStatement, run: () => Promise<T>): Promise<T> {
  return STATEMENTS.start.hasSubscribers ? STATEMENTS.tracePromise(run, statement) : run();
}
