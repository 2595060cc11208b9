import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePages } from '@territori/build/site/pages/writePages';
import { publish } from '@territori/build/site/publish';
import { readDeployment } from '@territori/build/site/readDeployment';
import { FolderTarget } from '@territori/build/site/store/FolderTarget';
import type { Target } from '@territori/build/site/store/Target';
import type { PortalConfig } from '@territori/contract';
import { siteFolder } from './siteFolder.ts';
import { startPortal, type TestPortal } from './startPortal.ts';

interface More {
  /** Good loads after which the version is for all visitors. */
  readonly promoteAfter?: number;
  /** The script with which the section starts, in place of that of the running version. */
  readonly entry?: string;
}

/** A portal on a copy of the site, in which a test may release. */
export interface OwnSite {
  readonly portal: TestPortal;
  readonly target: Target;
  /**
   * Releases a section as another version: the same files in another folder, and one more revision. With a share it is staged for
   * these percent of the visitors, and with a number of loads until so many were good. Resolves to the former version.
   */
  release(section: string, version: string, share?: number, more?: More): Promise<string>;
  close(): Promise<void>;
}

/** Copies the site under test and serves it, as the portal of the other tests is served. */
export async function startOwnSite(api: string, settings: Partial<PortalConfig> = {}): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-site-'));
  const site = join(folder, 'site');
  const target = new FolderTarget(site);
  const { registry } = await readDeployment(new FolderTarget(siteFolder()));
  const old = Object.values(registry.sections).map(({ section, version }) => join(siteFolder(), 'mf', section.id, version));
  await cp(siteFolder(), site, {
    recursive: true,
    // of each section the running version is enough
    filter: (path) => !/\/mf\/[^/]+\/[^/]+$/.test(path) || path.endsWith('embed.js') || old.includes(path),
  });
  const portal = await startPortal(api, site, settings);
  return {
    portal,
    target,
    async release(section, version, share, { promoteAfter, entry } = {}) {
      const before = await readDeployment(target);
      const running = before.registry.sections[section]?.version ?? '';
      const directory = join(folder, section, version);
      await cp(join(site, 'mf', section, running), directory, { recursive: true });
      const manifest = JSON.parse(await readFile(join(directory, 'section.json'), 'utf8'));
      await writeFile(join(directory, 'section.json'), JSON.stringify({ ...manifest, version }));
      if (entry !== undefined) {
        for (const compressed of ['.br', '.gz']) await rm(join(directory, `remoteEntry.js${compressed}`), { force: true });
        await writeFile(join(directory, 'remoteEntry.js'), entry);
      }
      await publish(target, before, {
        sections: { [section]: { version, directory } },
        ...(share !== undefined && { shares: { [section]: { share, ...(promoteAfter !== undefined && { promoteAfter }) } } }),
      });
      await writePages(target);
      return running;
    },
    async close() {
      await portal.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
