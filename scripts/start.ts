import { join } from 'node:path';
import { progress } from '@territori/build/cli/progress';
import { untilStopped } from '@territori/build/cli/untilStopped';
import { refuseTakenPort } from '@territori/build/portal/bind';
import { createPortal } from '@territori/build/portal/createPortal';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import { closeInOrder } from '../api/src/process/closeInOrder.ts';
import { portalConfig } from './config.ts';
import { listen } from './listen.ts';
import { openApi } from './openApi.ts';
import { portalSettings } from './portalSettings.ts';
import { writeIndex } from './writeIndex.ts';

/**
 * `npm start`: builds what is missing, loads the data, and serves portal and API on one origin until it is stopped.
 * Where no folder of data is there, the official files are fetched meanwhile.
 */
const site = join(root, '.site');
const log = progress();

try {
  const settings = portalSettings();
  const config = portalConfig();
  await refuseTakenPort(settings, 'PORT');
  const { deployment, failures } = await composeSite({ directory: site, onProgress: (part, fresh) => fresh && log(`built ${part}`) });
  for (const { reason } of failures) console.error(`${reason.message}\n`);
  const { registry } = deployment;
  log(`site at revision ${registry.revision}, ${Object.keys(registry.sections).length} sections`);
  let origin = '';
  const api = await openApi({ log, official: { onEdition: () => writeIndex(site, origin, log) } });
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
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
