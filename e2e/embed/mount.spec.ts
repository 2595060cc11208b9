import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startHost } from '../harness/startHost.ts';
import type { TestPortal } from '../harness/startPortal.ts';
import { buildWithOtherReact, hostBuilders } from '../hosts/buildHost.ts';
import { jobs } from '../hosts/jobs.ts';
import { recordTraces } from '../hosts/recordTraces.ts';
import { api, embedOf, expect, h1, test } from './embedTest.ts';

test.describe('mount', () => {
  /**
   * Uses the glossary in `#place`, changes it, removes it, and compares the page with its state before. The host sets
   * `window.mountSection`.
   */
  async function goThrough(page: Page): Promise<void> {
    await page.waitForFunction(() => 'mountSection' in window);
    const before = await page.evaluate(() => window.traces());
    await page.evaluate((address) => {
      window.paths = [];
      window.section = window.mountSection({
        ...{ api: address, language: 'en', path: '/glossario?lettera=B' },
        onNavigate: (path: string) => window.paths.push(path),
      });
    }, api());
    const place = page.locator('#place');
    await expect(h1(place)).toHaveText('Glossary');
    await page.evaluate(() => window.section.update({ language: 'it', path: '/glossario' }));
    await expect(h1(place)).toHaveText('Glossario');
    await jobs.glossario?.(place, page);
    expect((await page.evaluate(() => window.paths)).slice(0, 2)).toEqual(['/glossario?lettera=B', '/glossario']);
    await page.evaluate(() => {
      window.section();
      for (const name of ['section', 'paths']) Reflect.deleteProperty(window, name);
    });
    await expect(place).toBeEmpty();
    await expect.poll(() => page.evaluate(() => window.traces())).toEqual(before);
  }

  test('of embed.js does its job in a plain page, and leaves no trace', async ({ page, portal, host }) => {
    await page.addInitScript(recordTraces);
    await page.goto(host.url);
    await page.evaluate(
      async (source) => {
        const { mount } = await import(source);
        window.mountSection = (options) => mount(document.getElementById('place'), options);
      },
      embedOf(portal, 'glossario'),
    );
    await goThrough(page);
  });

  for (const [name, build] of Object.entries(hostBuilders)) {
    test(`through federation does its job in a ${name} host, and leaves nothing but a listener of React`, async ({ page, portal }, {
      outputDir,
    }) => {
      const output = join(outputDir, 'host');
      await build({ ...(await published(portal)), api: api(), output });
      const host = await startHost(output, {
        scripts: [portal.sections.glossario?.origin ?? ''],
        calls: [api(), portal.sections.glossario?.origin ?? ''],
      });
      await page.addInitScript(recordTraces, ['document selectionchange']);
      await page.goto(host.url);
      await goThrough(page);
      await host.close();
    });
  }

  test('and the element do their job in a host with another React', async ({ page, portal }, { outputDir }) => {
    // the host is built first
    test.setTimeout(90_000);
    const output = join(outputDir, 'host');
    await buildWithOtherReact({ ...(await published(portal)), api: api(), output });
    const host = await startHost(output, { scripts: [portal.sections.glossario?.origin ?? ''], calls: [api()] });
    await page.goto(host.url);
    const places = [page.locator('territori-glossario'), page.locator('#place')];
    await expect(page.getByRole('heading', { name: 'React 18.3.1' })).toBeVisible();
    for (const place of places) await expect(h1(place)).toHaveText('Glossario');
    await page.getByRole('button', { name: 'English' }).click();
    for (const place of places) await expect(h1(place)).toHaveText('Glossary');
    for (const count of [0, 1]) {
      await page.getByRole('button', { name: 'Show or hide' }).click();
      for (const place of places) await expect(h1(place)).toHaveCount(count);
    }
    await host.close();
  });
});

/** Where the section's running version is, from the stable address of its embed. */
async function published(portal: TestPortal): Promise<{ remote: string; embed: string }> {
  const address = embedOf(portal, 'glossario');
  const version = /'\.\/([^/]+)\/embed\.js'/.exec(await (await fetch(address)).text())?.[1];
  return { remote: new URL(`${version}/remoteEntry.js`, address).href, embed: address };
}

declare global {
  interface Window {
    mountSection: (options: object) => Window['section'];
    section: { (): void; update(changes: object): void };
    paths: string[];
  }
}
