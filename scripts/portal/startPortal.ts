import { join } from 'node:path';
import { progress } from '@territori/build/cli/progress';
import { untilStopped } from '@territori/build/cli/untilStopped';
import { createPortalServer } from '@territori/build/portal/createPortalServer';
import type { ComposedSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import { textsOf } from '@territori/serve/content/readContent';
import { closeInOrder } from '@territori/serve/process/closeInOrder';
import type { Settings } from '@territori/serve/settings';
import type { Database } from '@territori/store/database';
import { installBeside } from '../installPackages.mjs';
import { openPortalApi } from './openPortalApi.ts';
import { portalConfig, portalMarks } from './portalConfig.ts';
import { serveOnOneOrigin } from './serveOnOneOrigin.ts';
import { writeIndex } from './writeIndex.ts';

const site = join(root, '.site');

/** Installs the packages of shell and sections where they are missing, and composes the site of builds that are there and of quick ones. */
async function composeQuickly(log: (text: string) => void): Promise<ComposedSite> {
  await installBeside(root, 'serving');
  // it reads the versions of installed packages when it is loaded
  const { composeSite } = await import('@territori/build/site/composeSite');
  return composeSite({ directory: site, variant: 'quick', onProgress: (part, fresh) => fresh && log(`built ${part}`) });
}

/**
 * Replaces quick builds by those of a release while the portal serves; pages that are open keep theirs. Resolves once that is done, has
 * failed with a line on the console, or was stopped by the signal.
 */
async function replaceQuickBuilds(signal: AbortSignal, log: (text: string) => void): Promise<void> {
  log('making the scripts small and the embeddable sections, while the portal serves');
  try {
    const { composeSite } = await import('@territori/build/site/composeSite');
    const { deployment, failures } = await composeSite({ directory: site, background: true, signal });
    for (const { reason } of failures) console.error(`${reason.message}\n`);
    log(`site at revision ${deployment.registry.revision}, with the builds of a release`);
  } catch (error) {
    if (!signal.aborted) console.error(`${(error as Error).message}\n`);
  }
}

/**
 * Builds what is missing, loads the data, and serves portal and API on one origin until the process is to stop.
 * Where it serves the record, the official addresses are asked for what has changed since.
 * @param opening the database that exists; it is closed at the end
 */
export async function startPortal(settings: Settings, opening: Promise<Database> | undefined): Promise<void> {
  const log = progress();
  // a mistake in the texts is reported before the builds and the load
  const app = { ...settings.app, content: textsOf(settings.app.content) };
  const config = portalConfig();
  let origin = '';
  // the packages of the pages with their quick builds, and the load, take a processor each, for about the same time
  const [{ deployment, failures, isQuick }, api] = await Promise.all([
    composeQuickly(log),
    openPortalApi({ settings: { ...settings, app }, opening, log, official: { onEdition: () => writeIndex(site, origin, log) } }),
  ]);
  for (const { reason } of failures) console.error(`${reason.message}\n`);
  const { registry } = deployment;
  log(`site at revision ${registry.revision}, ${Object.keys(registry.sections).length} sections`);
  const portal = createPortalServer({ site, config, identity: portalMarks() });
  const served = await serveOnOneOrigin(portal, api.app, settings);
  origin = served.origin;
  log(`${config.product} is ready: ${origin} - stop with Ctrl+C`);
  const stopped = untilStopped();
  const ending = new AbortController();
  const replaced = isQuick ? replaceQuickBuilds(ending.signal, log) : undefined;
  // done after the portal answers, so that the start does not wait for it; a damaged database ends the portal
  const checked = api.database.openFiles();
  await Promise.race([checked.then(() => writeIndex(site, origin, log)).then(() => api.updates?.start()), stopped]);
  await stopped;
  log('stopping: calls under way are answered first');
  ending.abort();
  await replaced;
  await api.updates?.close();
  await closeInOrder(served.calls, settings.stopSeconds * 1000, [portal, api.app, api.database]);
}
