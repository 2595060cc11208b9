import { join } from 'node:path';
import { createPortal } from '@territori/build/portal/createPortal';
import { serveSection } from '@territori/build/serveSection';
import { composeSite } from '@territori/build/site/composeSite';
import { watchSources } from '@territori/build/watchSources';
import { readManifest, root, sectionIds } from '@territori/build/workspace';
import { portalConfig } from './config.ts';
import { listen } from './listen.ts';
import { openApi } from './open-api.ts';
import { progress } from './progress.ts';
import { untilStopped } from './until-stopped.ts';

/**
 * `npm run dev -- glossario`: the portal, with the named sections served from their sources and hot-reloaded inside the real shell.
 * `npm run dev`: the whole portal, built again where a source changes; the page says that there is a new version.
 */
const port = Number(process.env.PORT ?? 8080);
const FIRST_SECTION_PORT = 4400;
const site = join(root, '.cache/dev-site');
const tell = progress();
const wanted = process.argv.slice(2);
const known = sectionIds();
const unknown = wanted.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`There is no section "${unknown.join('", "')}". Sections: ${known.join(', ')}`);
  process.exit(1);
}

async function compose(): Promise<void> {
  const { failures } = await composeSite({
    directory: site,
    ...(wanted.length > 0 && { variant: 'development' as const }),
    onProgress: (part, fresh) => fresh && tell(`built ${part}`),
  });
  for (const { reason } of failures) console.error(`${reason.message}\n`);
}

await compose();
const api = await openApi({ tell });
const server = await listen(createPortal({ site, config: portalConfig(), hotReload: wanted.length > 0 }), api.app, port);
const served = await Promise.all(
  wanted.map((id, index) => serveSection(id, Number(process.env.SECTION_PORT ?? FIRST_SECTION_PORT) + index)),
);
const watcher = wanted.length === 0 ? watchSources(compose) : undefined;

const query = served.map(({ id, address }) => `section.${id}=${encodeURIComponent(address)}`).join('&');
const first = wanted[0] ? (await readManifest(wanted[0])).routes[0] : '/home';
tell(`ready: http://localhost:${port}/${query && `?${query}`}#${first} - stop with Ctrl+C`);

await untilStopped();
watcher?.close();
for (const { stop } of served) stop();
server.closeAllConnections();
server.close();
await api.close();
