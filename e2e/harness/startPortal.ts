import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createPortalServer } from '@territori/build/portal/createPortalServer';
import { createSectionOrigin } from '@territori/build/portal/createSectionOrigin';
import type { PortalConfig } from '@territori/contract';

import type { FastifyInstance } from 'fastify';
import { siteFolder } from './siteFolder.ts';

const HOST = '127.0.0.1';

/** Called with the path of every request that reaches a server; requests answered from the browser's cache do not. */
export type Seen = (path: string) => void;

/** A server of one section that a test can take down and bring back on the same port. */
export class SectionServer {
  readonly #site: string;
  readonly #id: string;
  #server: FastifyInstance;
  #port = 0;
  #hung: string | undefined;
  readonly #seen: Seen;

  constructor(site: string, id: string, seen: Seen = () => {}) {
    this.#site = site;
    this.#id = id;
    this.#seen = seen;
    this.#server = createSectionOrigin(site, id);
  }

  get origin(): string {
    return `http://${HOST}:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#server = createSectionOrigin(this.#site, this.#id);
    this.#server.addHook('onRequest', (request, _reply, done) => {
      this.#seen(request.url);
      if (!this.#hung || !request.url.includes(this.#hung)) done();
    });
    await this.#server.listen({ host: HOST, port: this.#port });
    this.#port = (this.#server.server.address() as AddressInfo).port;
  }

  /** From now on takes requests whose address contains a text, and never answers them; without a text answers all. */
  hang(text?: string): void {
    this.#hung = text;
  }

  async stop(): Promise<void> {
    this.#server.server.closeAllConnections();
    await this.#server.close();
  }
}

/** The portal of one worker. */
export interface TestPortal {
  readonly url: string;
  readonly sections: Readonly<Record<string, SectionServer>>;
  close(): Promise<void>;
}

/**
 * Serves a site with every section on a separate origin, on free ports.
 * @param settings settings of the portal beside those of every test
 */
export async function startPortal(
  api: string,
  site = siteFolder(),
  { seen = () => {}, ...settings }: { readonly seen?: Seen } & Partial<PortalConfig> = {},
): Promise<TestPortal> {
  const sections = Object.fromEntries(readdirSync(join(site, 'mf')).map((id) => [id, new SectionServer(site, id, seen)]));
  await Promise.all(Object.values(sections).map((section) => section.start()));
  const portal = createPortalServer({
    site,
    config: { product: 'Territori', environment: 'LOCALE', previews: true, api, publish: api, ...settings },
    sectionOrigins: Object.fromEntries(Object.entries(sections).map(([id, { origin }]) => [id, origin])),
  });
  portal.addHook('onRequest', async ({ url }) => seen(url));
  const url = await portal.listen({ host: HOST, port: 0 });
  return {
    url,
    sections,
    async close() {
      portal.server.closeAllConnections();
      await Promise.all([portal.close(), ...Object.values(sections).map((section) => section.stop())]);
    },
  };
}
