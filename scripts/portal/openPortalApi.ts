import { EDITION_TITLE } from '@territori/history/edition/editionTitle';
import { openData } from '@territori/load/loading/openData';
import type { Effort } from '@territori/load/maps/mapThread';
import { type FollowOptions, followOfficial } from '@territori/load/official/followOfficial';
import type { OfficialUpdates } from '@territori/load/official/OfficialUpdates';
import { buildApp } from '@territori/serve/app';
import { RESTS_AFTER } from '@territori/serve/process/restsAfter';
import type { Settings } from '@territori/serve/settings';
import { startTraces } from '@territori/serve/traces/startTraces';
import type { Database } from '@territori/store/database';
import type { FastifyInstance } from 'fastify';
import { portalSettings } from './portalSettings.ts';

/** The running API and the database that it reads. */
export interface OpenPortalApi {
  readonly app: FastifyInstance;
  readonly database: Database;
  /**
   * The work that keeps the record up to date with the official addresses, once it is started; null where these are not asked.
   */
  readonly updates: OfficialUpdates | null;
  /** Closes all of them; called when no call is under way. */
  close(): Promise<void>;
}

export interface OpenPortalApiOptions {
  /** By default those of the environment, on a free port. */
  readonly settings?: Settings;
  readonly log?: (text: string) => void;
  /** The database of the environment, where it is being opened already. */
  readonly opening?: Promise<Database> | undefined;
  /** Given where the portal looks for the official files beside its work. */
  readonly official?: Pick<FollowOptions, 'onEdition' | 'places' | 'clock'>;
  /** How long the compression of the maps may take; `best` when left out. */
  readonly mapEffort?: Effort;
}

/**
 * Opens the database, loads the data when they are new, and starts the API on it. When the data cannot be loaded, the
 * console says why and the previous edition stays in service; without an edition the API answers that the data are not
 * loaded yet.
 */
export async function openPortalApi({
  settings,
  log = () => {},
  opening,
  official,
  mapEffort,
}: OpenPortalApiOptions = {}): Promise<OpenPortalApi> {
  const { app: options } = settings ?? (await portalSettings({ ...process.env, PORT: '0' }));
  const files = { archive: options.archive, editionFile: options.editionFile, effort: mapEffort };
  const data = await openData({ request: { by: 'start', ...official?.places }, ...files }, log, opening);
  const { database, failure, written } = data;
  database.closeWhenIdle(RESTS_AFTER);
  let updates: OfficialUpdates | null = null;
  if (failure) console.error('The data could not be loaded.', failure.message);
  else {
    const edition = await database.edition();
    log(`edition ${edition?.id} in service: ${EDITION_TITLE.en}`);
    if (official) updates = await followOfficial(database, { ...official, files, loading: written, progress: log });
  }
  const app = buildApp(database, options);
  await startTraces(app, database, process.env);
  app.addHook('onClose', () => data.stop());
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
