import { join } from 'node:path';
import { progress } from '@territori/build/cli/progress';
import { untilStopped } from '@territori/build/cli/untilStopped';
import { createPortal } from '@territori/build/portal/createPortal';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import type { Database } from '../api/src/database/index.ts';
import { closeInOrder } from '../api/src/process/closeInOrder.ts';
import type { Settings } from '../api/src/settings.ts';
import { portalConfig } from './config.ts';
import { listen } from './listen.ts';
import { openApi } from './openApi.ts';
import { writeIndex } from './writeIndex.ts';

const site = join(root, '.site');

/**
 * Builds what is missing, loads the data, and serves portal and API on one origin until the process is to stop.
 * Where it serves the record, the official addresses are asked for what has changed since.
 * @param opening the database that exists, which opens in its own thread; it is closed at the end
 */
export async function startPortal(settings: Settings, opening: Promise<Database> | undefined): Promise<void> {
  const log = progress();
  const config = portalConfig();
  let origin = '';
  // the builds and the data take two cores together in less time than one after the other
  const [{ deployment, failures }, api] = await Promise.all([
    composeSite({ directory: site, onProgress: (part, fresh) => fresh && log(`built ${part}`) }),
    openApi({ settings, opening, log, official: { onEdition: () => writeIndex(site, origin, log) } }),
  ]);
  for (const { reason } of failures) console.error(`${reason.message}\n`);
  const { registry } = deployment;
  log(`site at revision ${registry.revision}, ${Object.keys(registry.sections).length} sections`);
  const portal = createPortal({ site, config });
  const served = await listen(portal, api.app, settings);
  origin = served.origin;
  log(`Territori is ready: ${origin} - stop with Ctrl+C`);
  const stopped = untilStopped();
  // written after the portal answers, so that the start does not wait for it
  await Promise.race([writeIndex(site, origin, log).then(() => api.updates?.start()), stopped]);
  await stopped;
  log('stopping: calls under way are answered first');
  await api.updates?.close();
  await closeInOrder(served.calls, settings.stopSeconds * 1000, [portal, api.app, api.database]);
}
