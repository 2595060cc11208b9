import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifest, sectionIds } from '@territori/build/workspace';
import { startHost } from './harness/startHost.ts';
import { expect, test } from './harness/test.ts';
import { hostBuilders } from './hosts/buildHost.ts';
import { recordTraces } from './hosts/recordTraces.ts';

const plain = fileURLToPath(new URL('./hosts/plain', import.meta.url));
const embeddable = (await Promise.all(sectionIds().map(readManifest))).filter(({ embeddable: can }) => can);
const api = () => String(process.env.E2E_API);

for (const { id } of embeddable) {
  test(`one script tag puts ${id} into a page of another origin, and removing it leaves no trace`, async ({ page, portal }) => {
    const origin = portal.sections[id]?.origin ?? '';
    const host = await startHost(plain, [origin, api()]);
    await page.addInitScript(recordTraces);
    await page.goto(host.url);
    const before = await page.evaluate(() => window.traces());

    await page.evaluate(
      ({ source, tag, address }) => {
        const script = document.createElement('script');
        script.type = 'module';
        script.src = source;
        document.body.append(script);
        const element = document.createElement(tag);
        element.lang = 'en';
        element.setAttribute('api', address);
        document.getElementById('place')?.append(element);
      },
      { source: `${origin}/mf/${id}/embed.js`, tag: `territori-${id}`, address: api() },
    );
    const element = page.locator(`territori-${id}`);
    await expect(element.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(element.getByRole('progressbar')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.lang), 'the page keeps its language').toBe('fr');

    await page.evaluate((tag) => {
      document.querySelector(tag)?.remove();
      document.querySelector('script[src$="embed.js"]')?.remove();
    }, `territori-${id}`);
    await expect.poll(() => page.evaluate(() => window.traces())).toEqual(before);
    await host.close();
  });
}

test('two elements on one page speak two languages, and a change of one leaves the other alone', async ({ page, portal }) => {
  const origin = portal.sections.glossario?.origin ?? '';
  const host = await startHost(plain, [origin, api()]);
  await page.goto(host.url);
  await page.evaluate(
    async ({ source, address }) => {
      for (const lang of ['it', 'en']) {
        const element = document.createElement('territori-glossario');
        element.lang = lang;
        element.setAttribute('api', address);
        document.getElementById('place')?.append(element);
      }
      await import(source);
    },
    { source: `${origin}/mf/glossario/embed.js`, address: api() },
  );
  const [italian, english] = [page.locator('territori-glossario').first(), page.locator('territori-glossario').last()];
  await expect(italian.getByRole('heading', { level: 1 })).toHaveText('Glossario');
  await expect(english.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await italian.evaluate((element: HTMLElement) => {
    element.lang = 'en';
  });
  await expect(italian.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await english.evaluate((element: HTMLElement) => {
    element.lang = 'it';
  });
  await expect(english.getByRole('heading', { level: 1 })).toHaveText('Glossario');
  await expect(italian.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await host.close();
});

for (const [name, build] of Object.entries(hostBuilders)) {
  test(`a ${name} host shows the glossary through federation and takes it away again`, async ({ page, portal }, { outputDir }) => {
    const origin = portal.sections.glossario?.origin ?? '';
    const { version } = await readPublished(origin);
    const output = join(outputDir, 'host');
    await build({ remote: `${origin}/mf/glossario/${version}/remoteEntry.js`, api: api(), output });
    const host = await startHost(output, [origin, api()]);
    await page.goto(host.url);
    const place = page.locator('#place');
    await expect(place.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    await page.evaluate(() => window.unmountSection());
    await expect(place).toBeEmpty();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await host.close();
  });
}

/** The section's running version, from the stable address of its embed. */
async function readPublished(origin: string): Promise<{ version: string }> {
  const script = await (await fetch(`${origin}/mf/glossario/embed.js`)).text();
  return { version: /'\.\/([^/]+)\/embed\.js'/.exec(script)?.[1] ?? '' };
}

declare global {
  interface Window {
    unmountSection: () => void;
  }
}
