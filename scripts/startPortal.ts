import { join } from 'node:path';
import { progress } from '@territori/build/cli/progress';
import { untilStopped } from '@territori/build/cli/untilStopped';
import { createPortal } from '@territori/build/portal/createPortal';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import { textsOf } from '../api/src/content/readContent.ts';
import type { Database } from '../api/src/database/index.ts';
import { closeInOrder } from '../api/src/process/closeInOrder.ts';
import type { Settings } from '../api/src/settings.ts';
import { portalConfig } from './config.ts';
import { listen } from './listen.ts';
import { openApi } from './openApi.ts';
import { writeIndex } from './writeIndex.ts';

const site = join(root, '.site');

/** Replaces quick builds by those of a release, while the portal serves; pages that are open keep theirs. Resolves also when `ending` stops it. */
async function finishSite(ending: AbortSignal, onProgress: (part: string, fresh: boolean) => void): Promise<void> {
  try {
    const { failures } = await composeSite({ directory: site, background: true, signal: ending, onProgress });
    for (const { reason } of failures) console.error(`${reason.message}\n`);
  } catch (error) {
    if (!ending.aborted) console.error(`${(error as Error).message}\n`);
  }
}

/**
 * Builds what is missing, loads the data, and serves portal and API on one origin until the process is to stop.
 * Where it serves the record, the official addresses are asked for what has changed since.
 * @param opening the database that exists, which opens in its own thread; it is closed at the end
 */
export async function startPortal(settings: Settings, opening: Promise<Database> | undefined): Promise<void> {
  const log = progress();
  // a mistake in the texts is reported before the builds and the load
  const app = { ...settings.app, content: textsOf(settings.app.content) };
  const config = portalConfig();
  let origin = '';
  // a quick build takes half the time of another; the load, which one processor makes, takes longer than all of them and goes first
  const onProgress = (part: string, fresh: boolean) => fresh && log(`built ${part}`);
  const [{ deployment, failures, isQuick }, api] = await Promise.all([
    composeSite({ directory: site, variant: 'quick', background: true, onProgress }),
    openApi({ settings: { ...settings, app }, opening, log, official: { onEdition: () => writeIndex(site, origin, log) } }),
  ]);
  for (const { reason } of failures) console.error(`${reason.message}\n`);
  const { registry } = deployment;
  log(`site at revision ${registry.revision}, ${Object.keys(registry.sections).length} sections`);
  const portal = createPortal({ site, config });
  const served = await listen(portal, api.app, settings);
  origin = served.origin;
  log(`Territori is ready: ${origin} - stop with Ctrl+C`);
  const stopped = untilStopped();
  const ending = new AbortController();
  const finished = isQuick ? finishSite(ending.signal, onProgress) : undefined;
  // written after the portal answers, so that the start does not wait for it
  await Promise.race([writeIndex(site, origin, log).then(() => api.updates?.start()), stopped]);
  await stopped;
  log('stopping: calls under way are answered first');
  ending.abort();
  await finished;
  await api.updates?.close();
  await closeInOrder(served.calls, settings.stopSeconds * 1000, [portal, api.app, api.database]);
}
