import type { FastifyInstance } from 'fastify';
import { buildApp } from '../api/src/app.ts';
import { connect, type Database } from '../api/src/database/index.ts';
import { editionNames } from '../api/src/edition/editionNames.ts';
import { explainFailure } from '../api/src/ingest/explainFailure.ts';
import { load } from '../api/src/ingest/load.ts';
import { portalSettings } from './portalSettings.ts';

/** The running API and the database that it reads. */
export interface OpenApi {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Closes both; called when no call is under way. */
  close(): Promise<void>;
}

/**
 * Opens the database, loads the data when they are new, and starts the API on it. When the data cannot be loaded, the
 * console says why and the previous edition stays in service; without an edition the API answers that the data are not
 * loaded yet.
 */
export async function openApi({ tell = () => {} }: { tell?: (text: string) => void } = {}): Promise<OpenApi> {
  const { app: options } = portalSettings();
  const database = await connect();
  try {
    const { edition } = await load(database, { by: 'start' }, { progress: tell });
    tell(`edition ${edition.id} in service: ${editionNames(edition.approximate).en}`);
  } catch (error) {
    console.error('The data could not be loaded.', explainFailure(error)?.message ?? error);
  }
  const app = buildApp(database, options);
  return {
    app,
    database,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
