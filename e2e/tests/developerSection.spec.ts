import type { Page, Route } from '@playwright/test';
import type { Registry } from '@territori/contract';
import type { TestPortal } from '../harness/startPortal.ts';
import { expect, test } from '../harness/test.ts';

const heading = (page: Page) => page.locator('main h1');

/** The glossary's folder, in place of a developer's server, and the portal's address that runs the section from there. */
async function developer({ url }: TestPortal) {
  const { sections } = (await (await fetch(`${url}/registry.json`)).json()) as Registry;
  const base = sections.glossario?.base ?? '';
  return { base, address: `/?section.glossario=${encodeURIComponent(base)}#/glossario` };
}

test('a section runs from a developer’s server, which a strip over the page says, with the way back', async ({ page, portal }) => {
  const { base, address } = await developer(portal);
  await page.goto(address);
  await expect(page.getByText(`La sezione «Glossario» viene da ${base}`)).toBeVisible();
  await expect(heading(page)).toHaveText('Glossario');
  await page.getByRole('link', { name: 'Torna alla versione pubblicata' }).click();
  await expect(page.getByText('La sezione «Glossario» viene da')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Glossario');
});

const faults: Readonly<Record<string, (route: Route) => unknown>> = {
  'is down': (route) => route.abort('connectionrefused'),
  hangs: () => undefined,
  'answers with a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'answers with something else': (route) => route.fulfill({ json: { id: 'glossario' } }),
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`a developer’s server that ${fault} leaves the section as released, which the strip says, and can be tried again`, async ({
    page,
    portal,
    said,
  }) => {
    said.allow(/section\.json|damaged|Failed to load|net::ERR|Failed to fetch|TimeoutError|SyntaxError/);
    const { base, address } = await developer(portal);
    await page.route(`${base}section.json`, answer);
    await page.goto(address);
    await expect(page.getByText(`La sezione «Glossario» da ${base} non si è potuta leggere: è in uso quella pubblicata.`)).toBeVisible();
    await expect(heading(page)).toHaveText('Glossario');
    await page.unroute(`${base}section.json`);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText(`La sezione «Glossario» viene da ${base}`)).toBeVisible();
  });
}
