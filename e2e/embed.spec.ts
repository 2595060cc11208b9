import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page, Route } from '@playwright/test';
import { readManifest, root, sectionIds } from '@territori/build/workspace';
import { type Host, startHost } from './harness/startHost.ts';
import type { TestPortal } from './harness/startPortal.ts';
import { test as base, expect } from './harness/test.ts';
import { buildWithOtherReact, hostBuilders } from './hosts/buildHost.ts';
import { jobs } from './hosts/jobs.ts';
import { recordTraces } from './hosts/recordTraces.ts';

const plain = fileURLToPath(new URL('./hosts/plain', import.meta.url));
const embeddable = (await Promise.all(sectionIds().map(readManifest))).filter(({ embeddable: can }) => can);
const api = () => String(process.env.E2E_API);
/** Nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9';

/** An empty page of another institute, which lets in the files of all sections and two APIs, and what the element on it tells. */
const test = base.extend<{ host: Host; heard: () => Promise<string[]> }>({
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

const embedOf = (portal: TestPortal, id: string) => `${portal.sections[id]?.origin}/mf/${id}/embed.js`;
const h1 = (place: Locator) => place.getByRole('heading', { level: 1 });

/** Puts the two lines of the guide into the page. */
async function embed(page: Page, source: string, id: string, attributes: Readonly<Record<string, string>>): Promise<Locator> {
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

/** Compressed bytes of the section's files that the page has loaded. */
const weight = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/mf/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

const remove = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('#place > *, script[src$="embed.js"]')) element.remove();
  });

test.describe('one script tag in a page of another origin', () => {
  for (const { id } of embeddable) {
    test(`lets ${id} do its job there, and removing it leaves no trace, twice`, async ({ page, portal, host, heard }) => {
      await page.addInitScript(recordTraces);
      await page.goto(host.url);
      const before = await page.evaluate(() => window.traces());
      for (const time of ['first', 'second'] as const) {
        const element = await embed(page, embedOf(portal, id), id, { lang: 'it', api: api() });
        await expect(h1(element)).toBeVisible();
        await jobs[id]?.(element, page);
        const bytes = await weight(page);
        expect(bytes, 'bytes of its files, as the guide says').toBeLessThan(220_000);
        expect(bytes).toBeGreaterThan(100_000);
        const { html, head, address, history } = await page.evaluate(() => window.traces());
        expect({ html, head, address, history }, 'while it is there, too').toEqual({
          html: before.html,
          head: before.head,
          address: before.address,
          history: before.history,
        });
        await remove(page);
        await expect.poll(() => page.evaluate(() => window.traces()), time).toEqual(before);
      }
      expect((await heard())[0]).toBe(embeddable.find((manifest) => manifest.id === id)?.routes[0]);
    });
  }

  test('shows all sections on one page, which do not disturb each other, and removing them leaves no trace', async ({
    page,
    portal,
    host,
  }) => {
    await page.addInitScript(recordTraces);
    await page.goto(host.url);
    const before = await page.evaluate(() => window.traces());
    for (const { id } of embeddable) await embed(page, embedOf(portal, id), id, { lang: 'en', api: api() });
    // two megabytes of scripts are read at once
    for (const { id, title } of embeddable)
      await expect(h1(page.locator(`territori-${id}`))).toHaveText(title.en.replace('{{product}}', 'Territori'), { timeout: 15_000 });
    await page.evaluate(() => document.querySelector('territori-glossario')?.remove());
    await expect(h1(page.locator('territori-storia'))).toBeVisible();
    await remove(page);
    await expect.poll(() => page.evaluate(() => window.traces())).toEqual(before);
  });

  test('works from the portal’s own origin, with the page of the guide as it stands', async ({ page, portal, expectAccessible }, {
    outputDir,
  }) => {
    const guide = await readFile(join(root, 'docs/embedding.md'), 'utf8');
    const folder = join(outputDir, 'guide');
    await mkdir(folder, { recursive: true });
    const files = [...guide.matchAll(/^`([\w.]+)`:?\n\n```\w+\n([\s\S]*?)```$/gm)].map(([, name, content]) => ({
      name: String(name),
      content: String(content)
        .replaceAll('https://territori.example/mf', `${portal.url}/mf`)
        .replaceAll('https://territori.example', api()),
    }));
    expect(files.map(({ name }) => name)).toEqual(['index.html', 'page.css', 'page.js']);
    for (const { name, content } of files) await writeFile(join(folder, name), content);
    const host = await startHost(folder, { scripts: [portal.url], calls: [api()] });
    await page.goto(host.url);
    const element = page.locator('territori-glossario');
    await expect(h1(element)).toHaveText('Glossary');
    await element.getByRole('button', { name: 'B', exact: true }).click();
    await expect(page.getByText('/glossario?lettera=B')).toBeVisible();
    await expectAccessible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      element.getByRole('button', { name: 'Download the glossary (XLSX)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    await page.getByRole('button', { name: 'Italiano' }).click();
    await expect(h1(element)).toHaveText('Glossario');
    await host.close();
  });

  for (const [fault, answer] of Object.entries({ 'does not come': (route: Route) => route.abort(), hangs: () => undefined })) {
    test(`tells inside it that a page of the section ${fault}, and shows it when it is tried again`, async ({
      page,
      portal,
      host,
      said,
    }) => {
      said.allow(/glossario|ERR_FAILED|Loading chunk/);
      await page.clock.install();
      await page.route('**/mf/glossario/*/embed/*', answer);
      await page.goto(host.url);
      const asked = page.waitForRequest('**/mf/glossario/*/embed/*');
      const element = await embed(page, embedOf(portal, 'glossario'), 'glossario', { lang: 'en', api: api() });
      await asked;
      await page.clock.fastForward(8_000);
      await expect(element.getByText('This page is not available at the moment')).toBeVisible();
      await page.unroute('**/mf/glossario/*/embed/*');
      await element.getByRole('button', { name: 'Try again' }).click();
      await expect(h1(element)).toHaveText('Glossary');
    });
  }

  test('shows what stands in the element as long as the script does not come', async ({ page, portal, host, said }) => {
    said.allow(/embed\.js|ERR_FAILED/);
    await page.route('**/embed.js', (route) => route.abort());
    await page.goto(host.url);
    const element = await embed(page, embedOf(portal, 'glossario'), 'glossario', {});
    await element.evaluate((place) => {
      place.innerHTML = '<a href="https://territori.example/#/glossario">Glossario</a>';
    });
    await expect(page.getByRole('link', { name: 'Glossario' })).toBeVisible();
  });
});

test.describe('an element', () => {
  test('has its own language: two on a page in two of them, and a change of one leaves the other alone', async ({ page, portal, host }) => {
    await page.goto(host.url);
    for (const lang of ['it', 'en']) await embed(page, embedOf(portal, 'glossario'), 'glossario', { lang, api: api() });
    const [first, second] = [page.locator('territori-glossario').first(), page.locator('territori-glossario').last()];
    const speak = (element: Locator, lang: string) => element.evaluate((place, value) => place.setAttribute('lang', value), lang);
    await expect(h1(first)).toHaveText('Glossario');
    await expect(h1(second)).toHaveText('Glossary');
    await speak(first, 'en');
    await expect(h1(first)).toHaveText('Glossary');
    await speak(second, 'it');
    await expect(h1(second)).toHaveText('Glossario');
    await expect(h1(first)).toHaveText('Glossary');
    expect(await page.evaluate(() => document.documentElement.lang), 'the page keeps its language').toBe('fr');
  });

  test('has its pages in memory: it tells where it is, goes where it is told, and leaves address and history alone', async ({
    page,
    portal,
    host,
    heard,
  }) => {
    await page.goto(host.url);
    const element = await embed(page, embedOf(portal, 'glossario'), 'glossario', { api: api(), path: '/glossario?cerca=comune' });
    await expect(element.locator('mark').first()).toHaveText(/^comune$/i);
    await element.getByRole('button', { name: 'A-Z', exact: true }).click();
    await element.getByRole('button', { name: 'B', exact: true }).click();
    await expect(element.getByRole('button', { name: 'B', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await element.evaluate((place) => place.setAttribute('path', '/glossario?lettera=C'));
    await expect(element.getByRole('button', { name: 'C', exact: true })).toHaveAttribute('aria-pressed', 'true');
    expect(await heard()).toEqual(['/glossario?cerca=comune', '/glossario', '/glossario?lettera=B', '/glossario?lettera=C']);
    expect(await page.evaluate(() => [location.href, history.length])).toEqual([`${host.url}/`, 2]);
  });

  test('follows the visitor’s colours, or those it is told, and the page’s own properties and parts', async ({ page, portal, host }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(host.url);
    const element = await embed(page, embedOf(portal, 'glossario'), 'glossario', { api: api() });
    const ground = () =>
      element.getByRole('searchbox').evaluate((input) => getComputedStyle(input.closest('[part=page] > *') as Element).backgroundColor);
    const [light, dark] = ['rgb(255, 255, 255)', 'rgb(20, 30, 43)'];
    await expect(element.getByRole('searchbox')).toBeVisible();
    expect(await ground()).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground()).toBe(light);
    await element.getByRole('searchbox').fill('prov');
    await element.evaluate((place) => place.setAttribute('scheme', 'dark'));
    await expect.poll(ground).toBe(dark);
    await element.evaluate((place) => place.setAttribute('scheme', 'light'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).toBe(light);
    await expect(element.getByRole('searchbox'), 'what was typed stays').toHaveValue('prov');

    const button = element.getByRole('button', { name: 'Cerca', exact: true });
    await expect(button).toHaveCSS('background-color', 'rgb(10, 74, 138)');
    await element.evaluate((place) => place.classList.add('institute'));
    await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 61)');
    await expect(h1(element)).toHaveCSS('font-family', 'Georgia, serif');
    await expect(element.locator('[part=page]')).toHaveCSS('border-top-width', '3px');
  });
});

test.describe('an API that cannot be reached', () => {
  /** What each section says of it, in English. */
  const told: Readonly<Record<string, RegExp>> = {
    apidetail: /The list of services could not be loaded/,
    glossario: /The glossary could not be loaded/,
    'ricerca-codice': /The kinds of unit could not be loaded/,
    storia: /The kinds of unit could not be loaded/,
  };

  for (const { id } of embeddable) {
    test(`is told inside ${id}, which comes alive with another`, async ({ page, portal, host, said, expectAccessible }) => {
      said.allow(/127\.0\.0\.1:9/);
      await page.goto(host.url);
      const element = await embed(page, embedOf(portal, id), id, { lang: 'en', api: NOWHERE });
      await expect(element.getByText(told[id] as RegExp)).toBeVisible();
      await expect(element.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      await expectAccessible();
      await element.evaluate((place, address) => place.setAttribute('api', address), api());
      await expect(element.getByText(told[id] as RegExp)).toHaveCount(0);
      await element.evaluate((place) => place.setAttribute('lang', 'it'));
      await jobs[id]?.(element, page);
      await expectAccessible();
    });
  }
});

test.describe('mount', () => {
  /** Lets the glossary do its job in `#place`, changes it, takes it away, and compares the page with what it was before. `window.mountSection` is the host's. */
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
      const host = await startHost(output, { scripts: [portal.sections.glossario?.origin ?? ''], calls: [api()] });
      await page.addInitScript(recordTraces, ['document selectionchange']);
      await page.goto(host.url);
      await goThrough(page);
      await host.close();
    });
  }

  test('and the element do their job in a host with another React', async ({ page, portal }, { outputDir }) => {
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
