import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { Registry } from '@territori/contract';
import { startHost } from './harness/startHost.ts';
import { expect, test } from './harness/test.ts';

/** What a federated container exposes. */
interface Container {
  init(scope: object): Promise<void> | void;
  get(module: './mount'): Promise<() => { mount: (element: Element, options: { api: string }) => () => void }>;
}

const plain = fileURLToPath(new URL('./hosts/plain', import.meta.url));

async function pick(place: Locator, type: string, text: string, option: RegExp): Promise<void> {
  await place.getByRole('radio', { name: type, exact: true }).check();
  await place.getByRole('combobox').fill(text);
  await place.getByRole('option', { name: option }).first().click();
  await place.getByRole('button', { name: 'Cerca', exact: true }).click();
}

/** The one thing that each section is there for, done from its form to its result. */
const jobs: Readonly<Record<string, (place: Locator, page: Page) => Promise<void>>> = {
  glossario: async (place) => {
    await place.getByRole('searchbox').fill('citta metro');
    await place.getByRole('searchbox').press('Enter');
    await expect(place.locator('mark').first()).toHaveText('Città metro');
    await place.getByRole('button', { name: 'Città metropolitana', exact: true }).click();
    await expect(place.getByText('Fonte', { exact: true })).toBeVisible();
  },
  storia: async (place) => {
    await pick(place, 'Comune', '017092', /Lonato/);
    await expect(place.getByRole('heading', { name: 'Lonato del Garda - 017092' })).toBeVisible();
    await place.getByRole('row', { name: /CD-Cambio denominazione/ }).click();
    await expect(place.getByRole('table', { name: 'Dettaglio variazione' })).toBeVisible();
  },
  'ricerca-codice': async (place) => {
    await pick(place, 'Comune', '007805', /Agliè/);
    await expect(place.getByRole('row', { name: /^007805 Agliè 12\/01\/1927 04\/10\/1945/ })).toBeVisible();
  },
  apidetail: async (place, page) => {
    await place.getByRole('combobox', { name: 'Id/Titolo report' }).fill('68 - elenco');
    await place.getByRole('option', { name: /^68 - / }).click();
    await place.getByRole('button', { name: 'Cerca', exact: true }).click();
    const open = place.getByRole('button', { name: /Apri la scheda API/ });
    await expect(open, 'one report is left').toHaveCount(1);
    await open.click();
    await expect(place.getByRole('dialog').getByRole('link', { name: /reportspooljson\?/ })).toHaveAttribute('href', /pfun=68/);
    await page.keyboard.press('Escape');
    await expect(place.getByRole('dialog')).toHaveCount(0);
  },
};

for (const [id, job] of Object.entries(jobs)) {
  test(`${id} mounts alone in an empty page of another origin, does its job, and goes again`, async ({
    page,
    portal,
    expectAccessible,
  }) => {
    const registry = (await (await page.request.get(`${portal.url}/registry.json`)).json()) as Registry;
    const published = registry.sections[id];
    if (!published) throw new Error(`${id} is not in the registry`);
    const entry = new URL(published.base + published.entry, `${portal.url}/`).href;
    const api = String(process.env.E2E_API);
    const host = await startHost(plain, [new URL(entry).origin, api]);
    await page.goto(host.url);
    await page.addScriptTag({ url: entry });
    await page.evaluate(
      async ({ name, options }) => {
        const container = (window as unknown as Record<string, Container>)[name];
        const place = document.getElementById('place');
        if (!container || !place) throw new Error(`${name} is not there`);
        // a page without a share scope: the section brings everything itself
        await container.init({});
        const { mount } = (await container.get('./mount'))();
        const unmount = mount(place, options);
        Object.assign(window, { unmount });
      },
      { name: published.section.container, options: { api } },
    );
    const place = page.locator('#place');
    await expect(place.getByRole('heading', { level: 1 })).toBeVisible();
    await job(place, page);
    await expectAccessible();
    expect(page.url(), 'the address of the page is its own').toBe(`${host.url}/`);

    await page.evaluate(() => (window as unknown as { unmount: () => void }).unmount());
    await expect(place).toBeEmpty();
    await host.close();
  });
}
