import type { Page } from '@playwright/test';
import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';

const group = (page: Page, name: RegExp) => page.getByRole('region', { name });

test.describe('the page of results', () => {
  test('opens on Enter in the search, with units of the past, best first', { tag: '@short' }, async ({ page, open, expectAccessible }) => {
    await open('/home');
    await page.getByRole('search').getByRole('combobox').first().fill('baranzate');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/home\/cerca\?q=baranzate$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risultati per «baranzate»');
    const first = group(page, /^Unità territoriali/)
      .getByRole('link')
      .first();
    await expect(first).toHaveText('Baranzate');
    await expectAccessible();
    await first.click();
    await expect(page).toHaveURL(/#\/storia_ua\/\d+$/);
    await expect(page.getByText('Cessa di esistere il 01/05/1869: le fonti non dicono a quali unità passa il territorio.')).toBeVisible();
  });

  test('finds former names, reports, terms and pages, and counts them', async ({ page, open }) => {
    await open('/home/cerca?q=lonato');
    await expect(group(page, /^Unità territoriali/)).toContainText('si chiamava Lonato fino al 2007');
    await page.getByRole('searchbox', { name: 'Nome, codice o parola' }).fill('glossario');
    await page.keyboard.press('Enter');
    await expect(group(page, /^Pagine/).getByRole('link', { name: 'Glossario' })).toBeVisible();
    await page.goto('/#/home/cerca?q=comuni');
    await expect(
      group(page, /^Report/)
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expect(
      group(page, /^Glossario/)
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
  });

  test('tells a town from its province to who goes from link to link', async ({ page, open }) => {
    await open('/home/cerca?q=girgenti');
    const links = group(page, /^Unità territoriali/).getByRole('link', { name: 'Agrigento' });
    await expect(links.first()).toHaveAccessibleDescription(/^Comune · 084001 · .*si chiamava Girgenti fino al 1927/);
    await expect(links.nth(1)).toHaveAccessibleDescription(/^Provincia/);
  });

  test('leads from a day to what was in force, to the map and to what changed', async ({ page, open }) => {
    await open('/home/cerca?q=20/10/1991');
    const pages = group(page, /^Pagine/);
    await expect(pages.getByRole('link')).toHaveText([
      'Comuni in vigore al 20/10/1991',
      'Mappa del 20/10/1991',
      'Che cosa è cambiato il 20/10/1991',
    ]);
    await pages.getByRole('link').first().click();
    await expect(page.getByText('8.100 righe')).toBeVisible();
    await open('/home/cerca?q=31/02/1991');
    await expect(page.getByText(/^Nessun risultato/).last()).toBeVisible();
  });

  test('shows more units on demand', async ({ page, open }) => {
    await open('/home/cerca?q=san');
    const units = group(page, /^Unità territoriali/);
    await expect(units.getByRole('listitem')).toHaveCount(20);
    await units.getByRole('button', { name: /^Mostra altre unità \(20 di/ }).click();
    await expect(units.getByRole('listitem')).toHaveCount(40);
  });

  test('says that there is nothing, that the text is too short, and what failed', async ({ page, open, said, expectAccessible }) => {
    said.allow(/api\/unita/);
    await open('/home/cerca?q=xqzw');
    await expect(page.getByText('Nessun risultato per «xqzw»', { exact: true }).last()).toBeVisible();
    await expectAccessible();
    await page.goto('/#/home/cerca?q=Milamo');
    await expect(page.getByText('Nessun nome è scritto così: forse cercavi uno di questi')).toBeVisible();
    await page.goto('/#/home/cerca?q=x');
    await expect(page.getByText(/^Scrivi almeno 2 caratteri/)).toBeVisible();
    await page.route('**/api/unita?**', (route) => route.abort());
    await page.goto('/#/home/cerca?q=xqzw');
    await expect(page.getByText('La ricerca non è completa'), 'what could not be searched is not nothing').toBeVisible();
    await expect(page.getByText('La ricerca delle unità non è riuscita')).toBeVisible();
    await page.goto('/#/home/cerca?q=comuni');
    await expect(page.getByText('La ricerca delle unità non è riuscita')).toBeVisible();
    await expect(group(page, /^Glossario/)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(group(page, /^(Unità territoriali|Forse cercavi)/).first()).toBeVisible();
  });

  test.describe('in English at 320 px, dark', () => {
    test.use({ language: 'en', viewport: { width: 320, height: 800 }, colorScheme: 'dark' });
    test('fits and is accessible', async ({ page, open, expectAccessible }) => {
      await open('/home/cerca?q=province');
      await expect(group(page, /^Reports/)).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await expectAccessible();
    });
  });
});
