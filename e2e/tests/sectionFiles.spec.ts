import type { Page } from '@playwright/test';
import type { Registry, RegistryEntry } from '@territori/contract';
import type { TestPortal } from '../harness/startPortal.ts';
import { expect, test } from '../harness/test.ts';

const UNAVAILABLE = 'La sezione «Glossario» non è al momento disponibile';
const REASON = 'Il server che la pubblica non risponde, o ha inviato un file diverso da quello pubblicato.';

/** How long the shell waits for a section or a page. Expectations wait less: a test advances the clock. */
const BOUND_MS = 8_000;

const heading = (page: Page) => page.locator('main h1');

async function glossary({ url }: TestPortal): Promise<RegistryEntry> {
  const registry = (await (await fetch(`${url}/registry.json`)).json()) as Registry;
  return registry.sections.glossario as RegistryEntry;
}

/** How many scripts wait for a file. */
const scriptsOf = (page: Page, file: string) => page.locator(`script[src*="${file}"]`).count();

/** The glossary's definition and its first page: the two files, beside its entry, that a visitor loads. */
for (const index of [0, 1]) {
  test(`file ${index + 1} of a section that hangs is given up within its bound, and comes back with Riprova`, async ({
    page,
    portal,
    said,
  }) => {
    said.allow(/glossario|hunk|net::ERR|preload/);
    const { section } = await glossary(portal);
    expect(section.firstPage).toHaveLength(2);
    const file = section.firstPage[index] as string;
    portal.sections.glossario?.hang(file);
    try {
      await page.clock.install();
      // a script that hangs keeps the document from being complete
      await page.goto('/#/glossario', { waitUntil: 'commit' });
      await expect(page.getByText('Caricamento della pagina')).toBeAttached();
      await expect.poll(() => scriptsOf(page, file)).toBe(1);
      await page.clock.fastForward(BOUND_MS);
      await expect(heading(page)).toHaveText(UNAVAILABLE);
      await expect(page.getByRole('alert')).toContainText('Il server che la pubblica non risponde');
    } finally {
      portal.sections.glossario?.hang();
    }
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(heading(page)).toHaveText('Glossario');
  });

  test(`file ${index + 1} of a section that was altered does not run, and the page says so`, async ({ page, portal, said }) => {
    said.allow(/glossario|hunk|integrity/);
    const { base, section } = await glossary(portal);
    await page.route(`${base}${section.firstPage[index]}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.altered = true;${await response.text()}` });
    });
    await page.goto('/#/glossario');
    await expect(heading(page)).toHaveText(UNAVAILABLE);
    await expect(page.getByRole('alert')).toContainText(REASON);
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    await page.unroute(`${base}${section.firstPage[index]}*`);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(heading(page)).toHaveText('Glossario');
  });
}

test('what a section is preloaded with is what it then uses', async ({ page, open, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open('/glossario');
  await page.waitForLoadState('networkidle');
  const files = asked.filter((path) => path.startsWith('/mf/glossario/'));
  const { entry, section } = await glossary(portal);
  expect(files.map((path) => path.split('/').at(-1))).toEqual(expect.arrayContaining([entry, ...section.firstPage]));
  expect(new Set(files).size, 'no file is asked for twice').toBe(files.length);
});
