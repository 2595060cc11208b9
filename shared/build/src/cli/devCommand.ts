import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CommandFailed } from '../CommandFailed.ts';
import { bind, LOOPBACK, originAt, refuseTakenPort } from '../portal/bind.ts';
import { createPortalProxy } from '../portal/createPortalProxy.ts';
import { type DeployedPortal, readDeployedPortal } from '../portal/readDeployedPortal.ts';
import { serveSection } from '../serveSection.ts';
import { portalNamed, portalOption } from './portalNamed.ts';
import { progress } from './progress.ts';
import { readOptions } from './readOptions.ts';
import type { SectionHere } from './sectionHere.ts';
import { untilStopped } from './untilStopped.ts';

async function portalOf(directory: string, option: string | undefined): Promise<DeployedPortal> {
  const address = portalNamed(directory, option);
  if (!address)
    throw new CommandFailed(
      `Name the portal: npm run dev -- --portal https://territori.example, TERRITORI_PORTAL, or "territori": { "portal": "https://..." } in ${join(directory, 'package.json')}.`,
    );
  return readDeployedPortal(address);
}

function portFrom(variable: string, standard: number): number {
  const text = process.env[variable] ?? String(standard);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new CommandFailed(`${variable} is "${text}"; it must be a whole number up to 65535.`);
  return port;
}

/**
 * `territori dev --portal <address>`: the section with hot reload inside a deployed portal. This machine serves the section (SECTION_PORT)
 * and passes on everything else from the portal (PORT), so that the portal needs no change and no permission.
 */
export async function devCommand(section: () => Promise<SectionHere>, argv: string[]): Promise<void> {
  const { values } = readOptions(
    { args: argv, options: { portal: portalOption('the portal inside which the section runs') } },
    'npx territori dev --portal <address>',
  );
  const { id, directory, home } = await section();
  const log = progress();
  const place = { host: LOOPBACK, port: portFrom('PORT', 8080) };
  const sectionPort = portFrom('SECTION_PORT', 4400);
  try {
    await refuseTakenPort(place, 'PORT');
    await refuseTakenPort({ host: LOOPBACK, port: sectionPort }, 'SECTION_PORT');
  } catch (error) {
    throw new CommandFailed((error as Error).message);
  }
  const portal = await portalOf(directory, values.portal);
  const served = await serveSection(id, sectionPort, 'deployed');
  const proxy = createPortalProxy(portal);
  await proxy.ready();
  const server = createServer((request, response) => proxy.routing(request, response));
  await bind(server, place, 'PORT');
  const origin = originAt({ ...place, port: (server.address() as AddressInfo).port });
  log(`ready: ${origin}/?section.${id}=${encodeURIComponent(served.address)}#${home} - inside ${portal.address} - stop with Ctrl+C`);

  await untilStopped();
  served.stop();
  server.closeAllConnections();
  server.close();
  await proxy.close();
}
