import type { Database, Edition } from '@territori/store/database';
import type { FastifyInstance } from 'fastify';

export interface Following {
  readonly database: Database;
  /** Milliseconds after the start of the first run, and between two runs. */
  readonly first: number;
  readonly every: number;
  /** What the log says when a run fails: the next one tries again. */
  readonly failure: string;
}

/**
 * Runs some work on the edition in service beside the calls, again and again and one run at a time, until the server closes. Nothing is
 * run before the first load. The work returns at once where it has nothing left to do.
 */
export function followEdition(
  app: FastifyInstance,
  { database, first, every, failure }: Following,
  work: (edition: Edition) => Promise<unknown>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const schedule = (milliseconds: number) => {
    if (closed) return;
    timer = setTimeout(run, milliseconds);
    timer.unref();
  };
  const run = async (): Promise<void> => {
    try {
      const edition = await database.edition();
      if (edition) await work(edition);
    } catch (error) {
      // a stop ends the work, which the next start begins again
      if (!closed) app.log.warn(error, failure);
    }
    schedule(every);
  };
  app.addHook('onReady', async () => schedule(first));
  app.addHook('preClose', async () => {
    closed = true;
    clearTimeout(timer);
  });
}
