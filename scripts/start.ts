import { join } from 'node:path';
import { createPortal } from '@territori/build/portal/createPortal';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import { portalConfig } from './config.ts';
import { listen, refuseTakenPort } from './listen.ts';
import { openApi } from './openApi.ts';
import { progress } from './progress.ts';
import { untilStopped } from './untilStopped.ts';
import { writeIndex } from './writeIndex.ts';

const port = Number(process.env.PORT ?? 8080);
const site = join(root, '.site');
const tell = progress();

try {
  await refuseTakenPort(port, 'PORT');
  const { deployment, failures } = await composeSite({ directory: site, onProgress: (part, fresh) => fresh && tell(`built ${part}`) });
  for (const { reason } of failures) console.error(`${reason.message}\n`);
  const { registry } = deployment;
  tell(`site at revision ${registry.revision}, ${Object.keys(registry.sections).length} sections`);
  const api = await openApi({ tell });
  const server = await listen(createPortal({ site, config: portalConfig() }), api.app, port);
  tell(`Territori is ready: http://localhost:${port} - stop with Ctrl+C`);
  const stopped = untilStopped();
  // it stands in the way of nobody who is waiting for the portal
  await Promise.race([writeIndex(site, `http://localhost:${port}`, tell), stopped]);
  await stopped;
  server.close();
  server.closeIdleConnections();
  await api.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
