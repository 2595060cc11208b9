import { join } from 'node:path';
import { progress } from '@territori/build/cli/progress';
import { untilStopped } from '@territori/build/cli/untilStopped';
import { LOOPBACK, refuseTakenPort } from '@territori/build/portal/bind';
import { createPortalServer } from '@territori/build/portal/createPortalServer';
import type { Development } from '@territori/build/portal/developerScript';
import { serveSection } from '@territori/build/serveSection';
import { composeSite } from '@territori/build/site/composeSite';
import { sourceFolders, watchSources } from '@territori/build/watchSources';
import { readManifest, root, sectionIds } from '@territori/build/workspace';
import { explainStart } from '@territori/serve/process/explainStart';
import { readWholeNumber, type Settings } from '@territori/serve/settings';
import { openPortalApi } from './openPortalApi.ts';
import { portalConfig, portalMarks } from './portalConfig.ts';
import { portalSettings } from './portalSettings.ts';
import { serveOnOneOrigin } from './serveOnOneOrigin.ts';

/**
 * `npm run dev -- glossario`: the portal, with the named sections served from their sources with hot reload inside the real shell.
 * `npm run dev`: the whole portal; a part is built again when its sources change, and the page then reloads.
 */
const wanted = process.argv.slice(2);
// hot reload needs a shell with React's development build; the sources and their version are the same
const site = join(root, '.cache', wanted.length > 0 ? 'dev-sections' : 'dev-portal');
const log = progress();
const known = sectionIds();
const unknown = wanted.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`There is no section "${unknown.join('", "')}". Sections: ${known.join(', ')}`);
  process.exit(1);
}

let settings: Settings;
const sectionPorts = new Map<string, number>();
try {
  settings = await portalSettings();
  const firstSectionPort = readWholeNumber(process.env, 'SECTION_PORT', { standard: 4400, maximum: 65_535 });
  for (const [index, id] of wanted.entries()) sectionPorts.set(id, firstSectionPort + index);
  for (const port of sectionPorts.values()) await refuseTakenPort({ host: LOOPBACK, port }, 'SECTION_PORT');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const portal = new EventTarget();
let revision = 0;

/**
 * Builds the parts that changed and reloads open pages. When the build of a part fails, the error is printed and the
 * previous build stays in use.
 */
async function compose(): Promise<void> {
  const { deployment, failures } = await composeSite({
    directory: site,
    ...(wanted.length > 0 && { variant: 'development' as const }),
    onProgress: (part, fresh) => fresh && log(`built ${part}`),
  });
  for (const { reason } of failures) console.error(`${reason.message}\n`);
  if (deployment.registry.revision !== revision) portal.dispatchEvent(new Event('built'));
  revision = deployment.registry.revision;
}

/** Names the edits that this portal does not follow, with the command that does. */
function nameUnwatched(folders: readonly string[]): void {
  for (const folder of folders) {
    const id = folder.startsWith('mf-') && folder.slice('mf-'.length);
    const command = id ? `npm run dev -- ${[...wanted, id].join(' ')}` : 'npm run dev, or this command again';
    log(`${folder} was edited and is not watched: its last build is shown. To see the edit: ${command}`);
  }
}

/** A section's server compiles these with the section; the others come from the shell. */
const COMPILED_WITH_SECTIONS = ['shared/contract', 'shared/traduzione'];
const watched = [...COMPILED_WITH_SECTIONS, ...wanted.map((id) => `mf-${id}`)];
const unwatched = sourceFolders().filter((folder) => !watched.includes(folder));

/** The portal, the data and the sections' servers are made ready at the same time. */
async function open() {
  const [, api, served] = await Promise.all([
    compose(),
    openPortalApi({ settings, log }),
    Promise.all([...sectionPorts].map(([id, sectionPort]) => serveSection(id, sectionPort))),
  ]);
  const development: Development = wanted.length > 0 ? { hotReload: true } : { portal };
  const { server, origin } = await serveOnOneOrigin(
    createPortalServer({ site, config: portalConfig(), identity: portalMarks(), development }),
    api.app,
    settings,
  );
  return { api, served, server, origin };
}

function endBy(error: unknown): never {
  console.error(explainStart(error) ?? (error instanceof Error ? error.message : error));
  process.exit(1);
}

const { api, served, server, origin } = await open().catch(endBy);
const watcher = wanted.length === 0 ? watchSources(compose) : watchSources(nameUnwatched, unwatched);

const query = served.map(({ id, address }) => `section.${id}=${encodeURIComponent(address)}`).join('&');
const first = wanted[0] ? (await readManifest(wanted[0])).routes[0] : '/home';
log(`ready: ${origin}/${query && `?${query}`}#${first} - stop with Ctrl+C`);

const stopped = untilStopped();
// checked once the portal answers; a damaged database ends it
await Promise.race([api.database.openFiles().then(() => stopped, endBy), stopped]);
watcher.close();
for (const { stop } of served) stop();
server.closeAllConnections();
server.close();
await api.close();
