import type { FastifyInstance } from 'fastify';
import { buildApp } from '../api/src/app.ts';
import { connect } from '../api/src/database/index.ts';
import { readSettings } from '../api/src/settings.ts';

/** The running API. */
export interface OpenApi {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/** Opens the database and the API over it. `logger` as in Fastify; by default it is silent. */
export async function openApi({ logger = false }: { logger?: boolean } = {}): Promise<OpenApi> {
  const database = await connect();
  const app = buildApp(database, { ...readSettings(process.env).app, logger });
  return {
    app,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
