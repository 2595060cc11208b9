import { expect, test } from '../harness/test.ts';

for (const { language, title, code, copied } of [
  { language: 'it', title: 'Componenti', code: 'Il codice di questi esempi', copied: 'Copia' },
  { language: 'en', title: 'Components', code: 'The code of these examples', copied: 'Copy' },
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the catalogue shows each family of components live, with the code of its examples', async ({ page, open, lookAround }) => {
      await open('/incorpora');
      await page.locator('main').getByRole('link', { name: title, exact: true }).click();
      // until the catalogue is there, the page shows two headings: its own, and the preview's
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('table').first()).toBeVisible();
      await page.getByRole('link', { name: 'button', exact: true }).click();
      await expect(page).toHaveURL(/#\/componenti\?famiglia=button$/);
      await expect(page.getByRole('table')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: code })).toBeVisible();
      await expect(page.getByText("from '@territori/ui/button'")).toBeVisible();
      await expect(page.getByRole('button', { name: copied, exact: true })).toBeVisible();
      await lookAround('a family of the catalogue');
    });
  });
}
