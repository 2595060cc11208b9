import { overflow } from '../harness/overflow.ts';
import { expect, test } from '../harness/test.ts';
import { looks } from '../harness/turns.ts';

test('a sub-path that is none is not found', async ({ page }) => {
  for (const path of ['territorio', 'variazioni', 'ricostruzione-codici']) {
    await page.goto(`/#/${path}/altro`);
    await expect(page.getByRole('main').getByText('Errore 404. La pagina che stai cercando non esiste.')).toBeVisible();
  }
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
