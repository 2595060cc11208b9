import { dirname, join } from 'node:path';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import { siteFolder } from './siteFolder.ts';
import { startApi } from './startApi.ts';

/**
 * Brings the workspace's site up to date, unless E2E_SITE names another to be tested, and starts the API once for all
 * workers, unless E2E_API names one that runs. It serves the record that comes with the portal, from a database of its own
 * in the folder that E2E_DATABASE names. Returns what stops it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!process.env.E2E_SITE) {
    const { failures } = await composeSite({ directory: siteFolder() });
    if (failures.length > 0)
      throw new AggregateError(
        failures.map(({ reason }) => reason),
        'The build of some sections failed.',
      );
  }
  if (process.env.E2E_API) return async () => {};
  const database = process.env.E2E_DATABASE ?? join(root, '.cache/e2e/database');
  // an updated record of this machine stands in another folder
  const official = join(root, '.cache/e2e/official');
  const api = await startApi({
    ...process.env,
    DATABASE_URL: '',
    PORTALE_DATABASE: database,
    PORTALE_UFFICIALI: official,
    PORTALE_ARCHIVIO: join(dirname(database), 'archive'),
    PORTALE_EDIZIONE: '',
  });
  process.env.E2E_API = api.url;
  return () => api.stop();
}
