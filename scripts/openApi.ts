import type { FastifyInstance } from 'fastify';
import { buildApp } from '../api/src/app.ts';
import { connect } from '../api/src/database/index.ts';
import { ensureEdition } from '../api/src/ingest/ensureEdition.ts';
import { explainFailure } from '../api/src/ingest/explainFailure.ts';
import { readSettings } from '../api/src/settings.ts';

/** The running API. */
export interface OpenApi {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/**
 * Opens the database, loads the data when they are new, and opens the API over it. Data that cannot be loaded are told, and the edition before them goes on serving; without any,
 * the API says so itself.
 */
export async function openApi({ tell = () => {} }: { tell?: (text: string) => void } = {}): Promise<OpenApi> {
  const database = await connect();
  try {
    const { edition } = await ensureEdition(database, { progress: tell });
    tell(`edition ${edition.id} in service: ${edition.name}`);
  } catch (error) {
    console.error('The data could not be loaded.', explainFailure(error)?.message ?? error);
  }
  // what goes wrong, with the id that the visitor was told; not every call
  const app = buildApp(database, readSettings({ LOG_LEVEL: 'warn', ...process.env }).app);
  return {
    app,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
