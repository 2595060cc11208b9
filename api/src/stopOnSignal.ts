import type { FastifyInstance } from 'fastify';
import type { Database } from './database/index.ts';

/**
 * Ends the process in good order at the first SIGINT or SIGTERM: no new call is taken, those under way are answered, then the database is closed. A client that has
 * not taken its answer within `patience` milliseconds is cut off.
 */
export function stopOnSignal(app: FastifyInstance, database: Database, patience: number): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping: calls under way are answered first');
    const bound = setTimeout(() => app.server.closeAllConnections(), patience);
    await app.close();
    clearTimeout(bound);
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, (name) => void stop(name));
}
