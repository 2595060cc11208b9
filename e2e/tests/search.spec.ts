import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';
import { looks } from '../harness/turns.ts';

test('a sub-path that is none is not found', async ({ page }) => {
  for (const path of ['territorio', 'variazioni', 'ricostruzione-codici']) {
    await page.goto(`/#/${path}/altro`);
    await expect(page.getByRole('main').getByText('Errore 404. La pagina che stai cercando non esiste.')).toBeVisible();
  }
});

test('every report in the cards of the landing page is a link to it, unless it has no data', async ({ page, open, api }) => {
  type Card = { readonly elencoReport: readonly string[]; readonly report: readonly { readonly titolo_report: string }[] };
  const { unita } = (await (await fetch(`${api}/api/Report/DescrizionePagina/1?plang=IT`)).json()) as { readonly unita: readonly Card[] };
  const canOpen = new Set(unita.flatMap(({ report }) => report.map(({ titolo_report }) => titolo_report)));
  await open('/territorio');
  const items = page
    .getByRole('main')
    .locator('li')
    .filter({ hasNot: page.locator('input') });
  const cards = items.filter({ has: page.locator('a') });
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeGreaterThan(20);
  for (const title of new Set(unita.flatMap(({ elencoReport }) => elencoReport)))
    await expect(page.getByRole('main').getByRole('link', { name: title, exact: true }), title).toHaveCount(canOpen.has(title) ? 1 : 0);
  await cards.getByRole('link', { name: 'Comuni - Dimensione', exact: true }).click();
  await expect(page.getByText(/^[\d.]+ righe$/).first()).toBeVisible();
});

for (const { language, width } of looks) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    test('results and reports of the three sections are accessible', async ({ page, open, expectAccessible }) => {
      for (const route of [
        '/territorio',
        '/territorio?dateFrom=2025-01-01&ambito=1&unita=1',
        '/variazioni?dateFrom=1991-01-01&dateTo=2020-01-01&ambito=1&unita=1',
        '/ricostruzione-codici?dateFrom=1991-01-01&dateTo=2020-01-01&ambito=1&unita=1',
        '/variazioni/body?id=104&dateFrom=1991-01-01&dateTo=2020-01-01',
      ]) {
        await open(route);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible();
        expect(await overflow(page), route).toBe(0);
      }
    });
  });
}

test('on a phone a bar at the bottom of the screen leads to the reports found, covers no focus and leaves with the criteria', async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open('/territorio?dateFrom=2025-01-01&ambito=1');
  const date = page.getByRole('textbox', { name: 'Report disponibili alla data' });
  await page.getByRole('radio', { name: 'Comune', exact: true }).check();
  const bar = page.getByRole('button', { name: /^Vai ai \d+ report trovati$/ });
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => ((await bar.boundingBox())?.y ?? 0) > 440, 'at the bottom').toBe(true);
  await expectAccessible();
  await date.focus();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    if (await bar.evaluate((button) => button === document.activeElement)) break;
    const { bottom, top } = await page.evaluate(() => (document.activeElement as Element).getBoundingClientRect().toJSON());
    const edge = (await bar.boundingBox())?.y ?? 0;
    expect(bottom <= edge || top >= edge + 36, `the focus at ${top} to ${bottom} is not below the bar at ${edge}`).toBe(true);
  }
  await expect(bar, 'the last stop of the criteria').toBeFocused();
  await bar.press('Enter');
  await expect(page.getByRole('heading', { name: 'Risultati della ricerca' })).toBeFocused();
  await expect(bar).not.toBeInViewport();
});
