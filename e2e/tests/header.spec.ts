import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const height = async (page: Page) => (await page.getByRole('banner').boundingBox())?.height ?? Number.POSITIVE_INFINITY;
const searches = (page: Page) => page.getByRole('combobox', { name: /^(Cerca comuni|Search municipalities)/ });

for (const language of ['it', 'en'] as const) {
  test.describe(`the head in ${language}`, () => {
    test.use({ language });

    test('takes at most 110 pixels of a wide window, with one search', async ({ page, open }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const route of ['/home', '/glossario', '/storia_ua/10370610']) {
        await open(route);
        expect(await height(page), route).toBeLessThanOrEqual(110);
        await expect(searches(page)).toHaveCount(1);
      }
    });

    test('is one line of at most 64 pixels on a phone and at 400 %, and holds search, menu, help and languages', async ({ page, open }) => {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await open('/glossario');
        expect(await height(page), `${width} px`).toBeLessThanOrEqual(64);
        await page
          .getByRole('button', { name: language === 'it' ? 'Cerca' : 'Search', exact: true })
          .first()
          .click();
        await expect(searches(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(searches(page)).toHaveCount(0);
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('button', { name: 'ENG - English' })).toBeVisible();
        await expect(
          page.getByRole('banner').getByRole('link', { name: language === 'it' ? 'Aiuto e contatti' : 'Help and contact' }),
        ).toBeVisible();
        expect(await height(page), 'what unfolds lies over the page').toBeLessThanOrEqual(64);
        await page.keyboard.press('Escape');
      }
    });
  });
}

test('the home has one search, in the page, which suggests units and leads to the results', { tag: '@short' }, async ({ page, open }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open('/home');
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);
    await page.getByRole('combobox').fill('girgenti');
    const found = page.getByRole('group', { name: 'Unità territoriali' }).getByRole('option').first();
    await expect(found).toContainText('Agrigento');
    await expect(found).toContainText('si chiamava Girgenti fino al 1927');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/cerca\?q=girgenti/);
  }
});

test('a search for Pola leads to Pola before any report, and a mistyped one to what it may mean', { tag: '@short' }, async ({
  page,
  open,
}) => {
  await open('/home/cerca?q=Pola');
  const first = page.getByRole('main').getByRole('region').first();
  await expect(first.getByRole('link').first()).toHaveText('Pola');
  await open('/home/cerca?q=Milamo');
  await expect(
    page
      .getByRole('region', { name: /^Forse cercavi/ })
      .getByRole('link')
      .first(),
  ).toHaveText('Milano');
});
