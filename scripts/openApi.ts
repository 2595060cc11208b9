import type { FastifyInstance } from 'fastify';
import { buildApp } from '../api/src/app.ts';
import { connect, type Database } from '../api/src/database/index.ts';
import { EDITION_TITLE } from '../api/src/edition/editionTitle.ts';
import { keepEditionFile } from '../api/src/editionFile/keepEditionFile.ts';
import { explainFailure } from '../api/src/ingest/explainFailure.ts';
import { load } from '../api/src/ingest/load.ts';
import type { Effort } from '../api/src/ingest/mapThread.ts';
import { prepareMap } from '../api/src/ingest/prepareMap.ts';
import { type FollowOptions, followOfficial } from '../api/src/official/followOfficial.ts';
import type { OfficialUpdates } from '../api/src/official/OfficialUpdates.ts';
import type { Settings } from '../api/src/settings.ts';
import { startTraces } from '../api/src/traces/startTraces.ts';
import { portalSettings } from './portalSettings.ts';

/** The running API and the database that it reads. */
export interface OpenApi {
  readonly app: FastifyInstance;
  readonly database: Database;
  /**
   * The work that keeps the record up to date with the official addresses, once it is started; null where these are not asked.
   */
  readonly updates: OfficialUpdates | null;
  /** Closes all of them; called when no call is under way. */
  close(): Promise<void>;
}

export interface OpenApiOptions {
  /** By default those of the environment, on a free port. */
  readonly settings?: Settings;
  readonly log?: (text: string) => void;
  /** The database, where it is being opened already; by default that of the environment. */
  readonly opening?: Promise<Database>;
  /** Given where the portal looks for the official files beside its work. */
  readonly official?: Omit<FollowOptions, 'progress'>;
  /** How long the compression of the maps may take; `best` when left out. */
  readonly mapEffort?: Effort;
}

/**
 * Opens the database, loads the data when they are new, and starts the API on it. When the data cannot be loaded, the
 * console says why and the previous edition stays in service; without an edition the API answers that the data are not
 * loaded yet.
 */
export async function openApi({
  settings,
  log = () => {},
  opening = connect(),
  official,
  mapEffort,
}: OpenApiOptions = {}): Promise<OpenApi> {
  const { app: options } = settings ?? (await portalSettings({ ...process.env, PORT: '0' }));
  const database = await opening;
  let updates: OfficialUpdates | null = null;
  const stop = new AbortController();
  let afterLoad = Promise.resolve();
  try {
    const { edition } = await load(database, { by: 'start', ...official?.places }, { progress: log });
    log(`edition ${edition.id} in service: ${EDITION_TITLE.en}`);
    afterLoad = keepEditionFile(database, edition, log).then(() => prepareMap(database, edition, log, stop.signal, mapEffort));
    if (official) updates = await followOfficial(database, { ...official, progress: log });
  } catch (error) {
    console.error('The data could not be loaded.', explainFailure(error)?.message ?? error);
  }
  const app = buildApp(database, options);
  await startTraces(app, database, process.env);
  // before the database closes
  app.addHook('onClose', async () => {
    stop.abort();
    await afterLoad;
  });
  return {
    app,
    database,
    updates,
    async close() {
      await updates?.close();
      await app.close();
      await database.close();
    },
  };
}
