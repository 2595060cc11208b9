import type { Database } from '@territori/store/database';
import type { FastifyInstance } from 'fastify';
import { CallsUnderWay } from '../http/CallsUnderWay.ts';
import { closeInOrder } from './closeInOrder.ts';

/**
 * Ends the process in good order at the first SIGINT or SIGTERM: no new call is taken, those under way are answered,
 * then the server and the database are closed. A second signal ends it at once. Call it before the server listens.
 * @param patience milliseconds after which clients that have not read their answers are cut off
 */
export function stopOnSignal(app: FastifyInstance, database: Database, patience: number): void {
  const calls = new CallsUnderWay(app.server);
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, 'stopping: calls under way are answered first');
    try {
      await closeInOrder(calls, patience, [app, database]);
    } catch (error) {
      app.log.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, (name) => void stop(name));
}
