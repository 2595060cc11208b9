import { fileURLToPath } from 'node:url';
import type { Registry } from '@territori/contract';
import { startHost } from '../harness/startHost.ts';
import { expect, test } from '../harness/test.ts';
import { jobs } from '../hosts/jobs.ts';
import { recordTraces } from '../hosts/recordTraces.ts';

/** What a federated container exposes. */
interface Container {
  init(scope: object): Promise<void> | void;
  get(module: './mount'): Promise<() => { mount: (element: Element, options: object) => Window['section'] }>;
}

const plain = fileURLToPath(new URL('../hosts/plain', import.meta.url));

for (const [id, job] of Object.entries(jobs)) {
  test(`${id} mounts alone in an empty page of another origin, does its job, and goes again without a trace`, async ({ page, portal }) => {
    const registry = (await (await page.request.get(`${portal.url}/registry.json`)).json()) as Registry;
    const published = registry.sections[id];
    if (!published) throw new Error(`${id} is not in the registry`);
    const entry = new URL(published.base + published.entry, `${portal.url}/`).href;
    const api = String(process.env.E2E_API);
    const host = await startHost(plain, { scripts: [new URL(entry).origin], calls: [api] });
    await page.addInitScript(recordTraces, ['document selectionchange']);
    await page.goto(host.url);
    await page.addScriptTag({ url: entry });
    await page.evaluate(async (name) => {
      const container = (window as unknown as Record<string, Container>)[name];
      if (!container) throw new Error(`${name} is not there`);
      // a page without a share scope: the section brings everything itself
      await container.init({});
      const { mount } = (await container.get('./mount'))();
      window.mountSection = (options) => mount(document.getElementById('place') as Element, options);
    }, published.section.container);
    const before = await page.evaluate(() => window.traces());
    await page.evaluate(
      (options) => {
        window.section = window.mountSection(options);
      },
      { api },
    );
    const place = page.locator('#place');
    await expect(place.getByRole('heading', { level: 1 })).toBeVisible();
    await job(place, page);
    expect(page.url(), 'the address of the page is its own').toBe(`${host.url}/`);

    await page.evaluate(() => {
      window.section();
      Reflect.deleteProperty(window, 'section');
    });
    await expect(place).toBeEmpty();
    await expect.poll(() => page.evaluate(() => window.traces())).toEqual(before);
    await host.close();
  });
}
