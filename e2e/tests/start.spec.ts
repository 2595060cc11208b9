import type { Page } from '@playwright/test';
import { layoutShiftOf, observeLayoutShift, SHIFT_LIMIT } from '../harness/layoutShift.ts';
import { expect, test } from '../harness/test.ts';

/** Pages, and the calls with which their sections say that they begin. */
const pages = [
  ['/storia_ua/10170920', ['/api/v1/unita/10170920/versioni']],
  ['/territorio/body?id=61&dateFrom=2025-01-01', ['/api/Report/GetFunzione', '/api/edizione']],
  ['/variazioni', ['/api/Report/DescrizionePagina/2']],
  ['/ricostruzione-codici', ['/api/Report/DescrizionePagina/3']],
  ['/glossario', ['/api/Report/Glossario']],
] as const;

/** A call of the frame, once it is rendered. */
const OF_THE_FRAME = '/api/Report/GetSettings';

for (const [path, first] of pages) {
  test(`the first calls of ${path} start before the portal is rendered, and each is made once`, async ({ page, open }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await open(path);
    await expect.poll(() => calls).toContain(OF_THE_FRAME);
    await page.waitForLoadState('networkidle');
    for (const call of first) {
      expect(
        calls.filter((made) => made === call),
        call,
      ).toHaveLength(1);
      expect(calls.indexOf(call), call).toBeLessThan(calls.indexOf(OF_THE_FRAME));
    }
  });
}

/** Opens an address, of which nothing but the first document comes until the function that it returns is called. */
async function openDocument(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

/** The words with which a home begins, and where they stand. */
const beginning = async (page: Page, place: string) => {
  const search = page.locator(place).getByRole('search');
  const [heading, field, button] = [page.locator(`${place} h1`), search.locator('input'), search.getByRole('button')];
  return {
    words: {
      heading: await heading.textContent(),
      lead: await heading.locator('xpath=following-sibling::*[1]').textContent(),
      label: await search.locator('label').textContent(),
      hint: await field.getAttribute('placeholder'),
      button: await button.textContent(),
    },
    tops: await Promise.all([heading, field, button].map(async (part) => Math.round((await part.boundingBox())?.y ?? Number.NaN))),
  };
};

for (const [address, language, width] of [
  ['/', 'it', 412],
  ['/?language=xx#/home', 'en', 412],
  ['/?language=en#/home', 'it', 1280],
] as const) {
  test.describe(`a visitor with ${language}, ${width} pixels wide`, () => {
    test.use({ language, viewport: { width, height: 823 } });

    test(`reads at ${address} in the first document the words that the home then draws in their place`, async ({
      page,
      expectAccessible,
    }) => {
      await observeLayoutShift(page);
      const release = await openDocument(page, address);
      const outline = await beginning(page, '#waiting');
      expect(outline.words.heading).toContain(address === '/' ? 'Le unità territoriali' : 'territorial units');
      await expectAccessible();
      release();
      await expect(page.locator('#waiting')).toHaveCount(0);
      const drawn = await beginning(page, 'main');
      expect(drawn.words).toEqual(outline.words);
      for (const [index, top] of drawn.tops.entries()) expect(Math.abs(top - (outline.tops[index] as number))).toBeLessThanOrEqual(2);
      expect(await layoutShiftOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
    });
  });
}

test('who types into the search of the first document goes on typing in that of the portal', async ({ page }) => {
  const release = await openDocument(page, '/#/home');
  const outline = page.locator('#waiting').getByRole('textbox');
  await outline.fill('lato');
  await outline.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  release();
  const search = page.getByRole('main').getByRole('combobox');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('lato');
  await page.keyboard.type('na');
  await expect(search).toHaveValue('lanato');
});

test('a search that is sent before the portal is there shows its results', async ({ page }) => {
  const release = await openDocument(page, '/#/home');
  const outline = page.locator('#waiting').getByRole('textbox');
  await outline.press('Enter');
  await expect(outline, 'there is nothing to search yet').toBeFocused();
  await outline.fill('lonato');
  await outline.press('Enter');
  await expect(page).toHaveURL(/#\/home\/cerca\?q=lonato$/);
  await expect(outline, 'what was asked stays on the screen').toHaveValue('lonato');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Risultati per «lonato»' })).toBeVisible();
  await page.goto('/#/home');
  await expect(page.getByRole('main').getByRole('combobox'), 'it was sent already').toHaveValue('');
});

test('while the code of the portal is on its way, the page names the section and says in both languages that it loads', async ({
  page,
  expectAccessible,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/#/glossario', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Caricamento… Loading…', { timeout: 3_000 });
  await expect(page.getByRole('status')).toBeInViewport();
  await expect(page.locator('#waiting').getByText('Glossario', { exact: true })).toBeInViewport();
  await expectAccessible();
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Glossario' })).toBeVisible();
  await expect(page.getByText('Caricamento… Loading…')).toHaveCount(0);
});
