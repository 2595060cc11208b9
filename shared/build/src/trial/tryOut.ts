import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortalConfig } from '@territori/contract';
import { LOOPBACK } from '../portal/bind.ts';
import { createPortalServer } from '../portal/createPortalServer.ts';
import { copyRunning } from '../site/copyRunning.ts';
import type { Deployment } from '../site/deployment.ts';
import { writePages } from '../site/pages/writePages.ts';
import type { Change } from '../site/planChange.ts';
import { publish } from '../site/publish.ts';
import { ReleaseRefused } from '../site/ReleaseRefused.ts';
import type { Target } from '../site/store/Target.ts';
import { openBrowser } from './openBrowser.ts';
import { visitSection } from './visitSection.ts';

/** Whether a site with a new version of a part has pages to open: a site without a shell, or with a shell alone, has none yet. */
export const hasPages = ({ shell, registry }: Deployment, part: string): boolean =>
  part === 'shell' ? Object.keys(registry.sections).length > 0 : shell !== undefined;

interface Trial {
  readonly target: Target;
  readonly change: Change;
  readonly before: Deployment;
  /** The part that is released. */
  readonly part: string;
  /** The address of the API that the pages call; without one each call is answered with 503, which a page has to show. */
  readonly api?: string | undefined;
  /** The name of the portal, where it is known. */
  readonly product?: string | undefined;
  readonly log: (text: string) => void;
}

/** Serves a site on this machine. Resolves to its address and what stops it. */
async function serve(site: string, config: PortalConfig): Promise<{ url: string; stop: () => Promise<void> }> {
  const portal = createPortalServer({ site, config });
  if (!config.api)
    for (const path of ['/api/*', '/publish/*'])
      portal.all(path, (_request, reply) => reply.code(503).send({ title: 'The trial of a release has no API.' }));
  const url = await portal.listen({ host: LOOPBACK, port: 0 });
  return {
    url,
    async stop() {
      portal.server.closeAllConnections();
      await portal.close();
    },
  };
}

/**
 * Composes a candidate with what a site runs in a separate folder, and visits its pages in a browser, in both languages: all pages of a
 * section, or the first page of every section in a new shell. Throws ReleaseRefused with a sentence for each page that does not run.
 */
export async function tryOut({ target, change, before, part, api = '', product = 'Territori', log }: Trial): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-candidate-'));
  try {
    const site = join(folder, 'site');
    const copy = await copyRunning(target, { deployment: before, folder: site });
    await publish(copy, before, change);
    const { registry } = await writePages(copy);
    const [browser, portal] = await Promise.all([openBrowser(), serve(site, { product, environment: 'LOCALE', api, publish: api })]);
    try {
      const visited = Object.values(registry.sections).filter(({ section }) => part === 'shell' || section.id === part);
      const sentences: string[] = [];
      let visits = 0;
      for (const entry of visited) {
        const found = await visitSection({ browser, portal: portal.url, product }, entry, { first: part === 'shell' });
        sentences.push(...found.sentences);
        visits += found.visits;
      }
      if (sentences.length > 0) throw new ReleaseRefused(`${sentences.join('\n')}\nThe candidate does not run. Nothing was changed.`);
      log(`${visits} visits, in both languages: every page shows itself`);
    } finally {
      await Promise.all([browser.close(), portal.stop()]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
