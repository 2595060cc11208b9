import type { AddressInfo } from 'node:net';
import { createPortal } from '@territori/build/portal/createPortal';
import { portalConfig } from '../config.ts';
import { listen } from '../listen.ts';

export type Api = Parameters<typeof listen>[1];

/** A site that is being served. */
export interface ServedSite {
  /** `http://localhost:<port>`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a site's folder beside an API, on a port of its own. */
export async function serveSite(site: string, api: Api): Promise<ServedSite> {
  const portal = createPortal({ site, config: portalConfig() });
  const server = await listen(portal, api, 0);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await portal.close();
    },
  };
}
