import { createPortalServer } from '@territori/build/portal/createPortalServer';
import { portalConfig } from '../portal/portalConfig.ts';
import { serveOnOneOrigin } from '../portal/serveOnOneOrigin.ts';

export type Api = Parameters<typeof serveOnOneOrigin>[1];

/** A site that is being served. */
export interface ServedSite {
  /** `http://localhost:<port>`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a site's folder beside an API, on a free port. */
export async function serveSite(site: string, api: Api): Promise<ServedSite> {
  const portal = createPortalServer({ site, config: portalConfig() });
  const { server, origin } = await serveOnOneOrigin(portal, api, { port: 0 });
  return {
    origin,
    async close() {
      server.closeAllConnections();
      server.close();
      await portal.close();
    },
  };
}
