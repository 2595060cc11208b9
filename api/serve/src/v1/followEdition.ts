import type { Database, Edition } from '@territori/store/database';
import type { FastifyInstance } from 'fastify';

/** Milliseconds from the start to the first run, and between two runs: a first call after a load waits for the model. */
const FIRST = 2_000;
const EVERY = 5_000;

/**
 * Reads the edition in service into memory beside the calls, again and again and one run at a time, until the server closes. Nothing is
 * read before the first load. The work returns at once where it has nothing left to do.
 */
export function followEdition(app: FastifyInstance, database: Database, work: (edition: Edition) => Promise<unknown>): void {
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
      // the next run tries again; a stop ends the work, which the next start begins again
      if (!closed) app.log.warn(error, 'The edition could not be read into memory');
    }
    schedule(EVERY);
  };
  app.addHook('onReady', async () => schedule(FIRST));
  app.addHook('preClose', async () => {
    closed = true;
    clearTimeout(timer);
  });
}
