import type { Database } from '@territori/store/database';
import type { Store } from '@territori/store/files/Store';
import type { FastifyInstance } from 'fastify';
import { mapsOf } from '../v1/calls/boundaries/mapsOf.ts';

/**
 * Says in the log, when the server listens, that the edition in service has boundaries and no maps: they are being written, or their folder
 * was removed and nobody writes them.
 */
export function warnOfMissingMaps(app: FastifyInstance, database: Database, store: Store | null): void {
  const warn = async () => {
    const edition = await database.edition();
    if (edition && (await mapsOf(store, edition)).stato === 'in_preparazione')
      app.log.warn('the maps of the edition are not there; if no load is under way to write them, run: npm run data -- archive');
  };
  app.addHook('onListen', async () => {
    // not awaited: the process answers meanwhile. What is wrong with the database or the store is logged where they are needed
    void warn().catch(() => {});
  });
}
