import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { readManifest, sectionIds } from '@territori/build/workspace';
import { type Host, startHost } from '../harness/startHost.ts';
import type { TestPortal } from '../harness/startPortal.ts';
import { test as base, expect } from '../harness/test.ts';

const plain = fileURLToPath(new URL('../hosts/plain', import.meta.url));
/** The sections that another site may show. */
export const embeddable = (await Promise.all(sectionIds().map(readManifest))).filter(({ embeddable: can }) => can);
export const api = () => String(process.env.E2E_API);
/** Nobody listens there. */
export const NOWHERE = 'http://127.0.0.1:9';

/** An empty page of another institute that allows the files of all sections and two APIs, and the events of its element. */
export const test = base.extend<{ host: Host; heard: () => Promise<string[]> }>({
  host: async ({ portal }, use) => {
    const host = await startHost(plain, { scripts: Object.values(portal.sections).map(({ origin }) => origin), calls: [api(), NOWHERE] });
    await use(host);
    await host.close();
  },
  heard: async ({ page }, use) => {
    await page.addInitScript(() => {
      const paths: string[] = [];
      addEventListener('on-navigate', (event) => paths.push((event as CustomEvent<{ path: string }>).detail.path));
      Object.assign(window, { heard: paths });
    });
    await use(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard));
  },
});

export { expect };

/** The stable address of a section's script. */
export const embedOf = (portal: TestPortal, id: string) => `${portal.sections[id]?.origin}/mf/${id}/embed.js`;
export const h1 = (place: Locator) => place.getByRole('heading', { level: 1 });

/** Puts the two lines of the guide into the page. */
export async function embed(page: Page, source: string, id: string, attributes: Readonly<Record<string, string>>): Promise<Locator> {
  await page.evaluate(
    ({ script, tag, values }) => {
      if (!document.querySelector(`script[src="${script}"]`)) {
        const element = document.createElement('script');
        element.type = 'module';
        element.src = script;
        document.body.append(element);
      }
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
      document.getElementById('place')?.append(element);
    },
    { script: source, tag: `territori-${id}`, values: attributes },
  );
  return page.locator(`territori-${id}`).last();
}
